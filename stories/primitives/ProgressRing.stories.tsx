import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const partsOf = (done: number, total: number) => ({
  done,
  total,
  label: de("dashboard.partsAlt", { done, total }),
});

/** A few parts of a whole, one arc each. Only on the sign, with the same in words beside it. */
const meta = preview.meta({
  component: ProgressRing,
  args: partsOf(2, 4),
  render: (args) => (
    <div data-sign="" className="flex items-center gap-5 rounded-card bg-sign p-card text-sign-ink">
      <p className="flex-1 text-sign-ink-2">{args.label}</p>
      <ProgressRing {...args} />
    </div>
  ),
});

export const None = meta.story({ name: "Ring leer, 0 von 4", args: partsOf(0, 4) });
export const Half = meta.story({ name: "Ring halb, 2 von 4" });
export const All = meta.story({ name: "Ring voll, 4 von 4", args: partsOf(4, 4) });
export const OneOfOne = meta.story({
  name: "Ring voll, 1 von 1",
  args: partsOf(1, 1),
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <None.Component />
      <Half.Component />
      <All.Component />
      <OneOfOne.Component />
    </div>
  ),
});
