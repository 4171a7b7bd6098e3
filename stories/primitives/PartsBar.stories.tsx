import { PartsBar } from "#src/primitives/PartsBar.tsx";
import preview from "#workbench/preview.tsx";

/** The done share of a whole, 6 px, on the sign, with the same in words beside it. For steps of a sequence use StepProgress. */
const meta = preview.meta({
  component: PartsBar,
  args: { done: 5, total: 12 },
  render: (args) => (
    <div data-sign="" className="grid gap-2 rounded-card bg-sign p-card text-sign-ink">
      <PartsBar {...args} />
      <p className="text-meta text-sign-ink-2">
        {args.done} von {args.total} Abschnitten gelesen
      </p>
    </div>
  ),
});

export const None = meta.story({ name: "Balken leer, 0 von 12", args: { done: 0 } });
export const Some = meta.story({ name: "Balken halb, 5 von 12" });
export const All = meta.story({ name: "Balken voll, 12 von 12", args: { done: 12 } });

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <None.Component />
      <Some.Component />
      <All.Component />
    </div>
  ),
});
