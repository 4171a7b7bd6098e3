import { Logo } from "#src/primitives/Logo.tsx";
import preview from "#workbench/preview.tsx";

/** The word mark: a fuselage seen from the front and the bridge that docks at its door, together a G. Only on the sign. */
const meta = preview.meta({
  component: Logo,
  args: { className: "h-8" },
  decorators: [
    (Story) => (
      <div data-sign="" className="rounded-card bg-sign p-card text-sign-ink">
        <Story />
      </div>
    ),
  ],
});

export const InTheBar = meta.story({ name: "Klein, auf jeder Seite" });
export const Large = meta.story({ name: "Groß, wenn die App öffnet", args: { className: "h-10" } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <InTheBar.Component />
      <Large.Component />
    </div>
  ),
});
