import { StepBar } from "#src/primitives/StepBar.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The current step of a fixed sequence of up to eight. Only on the sign, always with words. For shares use a bar. */
const meta = preview.meta({
  component: StepProgress,
  args: { current: 2, total: 6, label: "Schritt 2 von 6" },
  decorators: [
    (Story, { parameters }) =>
      parameters["ground"] === "page" ? (
        <Story />
      ) : (
        <div data-sign="" className="rounded-card bg-sign p-card text-sign-ink">
          <Story />
        </div>
      ),
  ],
});

export const First = meta.story({ name: "Schritt 1 von 6", args: { current: 1, label: "Schritt 1 von 6" } });
export const Second = meta.story({ name: "Schritt 2 von 6" });
export const Last = meta.story({ name: "Schritt 6 von 6", args: { current: 6, label: "Schritt 6 von 6" } });

export const OnThePage = meta.story({
  name: "Balken in einer Karte, mit Worten",
  parameters: { ground: "page" },
  render: () => (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <p className="text-meta text-ink-2">{de("contractCard.step", { step: 5, total: 8 })}</p>
      <StepBar on="page" current={5} total={8} />
    </div>
  ),
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <First.Component />
      <Second.Component />
      <Last.Component />
    </div>
  ),
});
