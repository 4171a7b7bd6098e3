import { Skeleton } from "#src/primitives/Skeleton.tsx";
import preview from "#workbench/preview.tsx";

/** The outline of content that loads, with its size and radius. Headings are real. */
const meta = preview.meta({ component: Skeleton, args: { className: "h-4 w-3/5 rounded-plate" } });

export const Line = meta.story({ name: "Als Zeile" });
export const Block = meta.story({ name: "Als Feld", args: { className: "h-13 rounded-field" } });

export const OnTheSign = meta.story({
  name: "Auf dem dunklen Schild",
  render: () => (
    <div data-sign="" className="flex items-center gap-5 rounded-card bg-sign p-card">
      <Skeleton className="size-22 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-6 w-44 rounded-plate" />
        <Skeleton className="h-3 w-25 rounded-plate" />
      </div>
    </div>
  ),
});

export const Row = meta.story({
  name: "Zeile einer Liste",
  render: () => (
    <div className="flex min-h-17 items-center gap-3 rounded-card border border-line bg-surface px-card py-3">
      <Skeleton className="size-10 rounded-plate" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/5 rounded-plate" />
        <Skeleton className="h-3 w-2/5 rounded-plate" />
      </div>
    </div>
  ),
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Line.Component />
      <Block.Component />
      <OnTheSign.Component />
      <Row.Component />
    </div>
  ),
});
