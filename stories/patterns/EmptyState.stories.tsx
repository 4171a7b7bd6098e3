import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { CalendarLeaf } from "#src/primitives/drawings/CalendarLeaf.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { Pass } from "#src/primitives/drawings/Pass.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** No content yet: what will appear and what to do. Content that failed to load is a LoadFailure. */
const meta = preview.meta({
  component: EmptyState,
  args: {
    drawing: <GateSign />,
    title: de("myEvent.empty.title"),
    body: de("myEvent.empty.body"),
    action: (
      <Button>
        <span>{de("myEvent.toDates")}</span>
        <NextArrow />
      </Button>
    ),
  },
});

export const WithAction = meta.story({ name: "Leer, mit Schaltfläche" });
export const WithoutAction = meta.story({ name: "Leer, ohne Schaltfläche", args: { action: undefined } });
export const DaySettled = meta.story({
  name: "Termin gebucht",
  args: { drawing: <CalendarLeaf />, title: "Termin gebucht", body: "Sie bekommen die Einzelheiten per E-Mail." },
});
export const LetIn = meta.story({
  name: "Ausweis geprüft",
  args: { drawing: <Pass />, title: "Ausweis geprüft", body: "Bitte bringen Sie ihn zum Termin mit." },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <WithAction.Component />
      <WithoutAction.Component />
      <DaySettled.Component />
      <LetIn.Component />
    </div>
  ),
});
