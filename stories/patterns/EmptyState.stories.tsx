import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Bench } from "#src/primitives/drawings/Bench.tsx";
import { CalendarLeaf } from "#src/primitives/drawings/CalendarLeaf.tsx";
import { FreeDay } from "#src/primitives/drawings/FreeDay.tsx";
import { SignedPaper } from "#src/primitives/drawings/SignedPaper.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** No content yet: what will appear and what to do. Content that failed to load is a LoadFailure. */
const meta = preview.meta({
  component: EmptyState,
  args: {
    drawing: <FreeDay />,
    title: de("tasks.empty.title"),
    body: de("tasks.empty.body"),
    action: (
      <Button>
        <span>{de("tasks.empty.toEvent")}</span>
        <NextArrow />
      </Button>
    ),
  },
});

export const WithAction = meta.story({ name: "Leer, mit Schaltfläche" });
export const WithoutAction = meta.story({
  name: "Leer, ohne Schaltfläche",
  args: {
    drawing: <Bench />,
    title: de("staff.in.nobody.done.title"),
    body: de("staff.in.nobody.done.body"),
    action: undefined,
  },
});
export const StepDone = meta.story({
  name: "Schritt erledigt",
  args: {
    drawing: <CalendarLeaf />,
    title: de("onboarding.step.done.title"),
    body: de("onboarding.step.done.body"),
    action: undefined,
  },
});
export const ContractComplete = meta.story({
  name: "Vertrag abgeschlossen",
  args: {
    drawing: <SignedPaper />,
    title: de("contract.page.complete.title"),
    body: de("contract.page.complete.body"),
    action: undefined,
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <WithAction.Component />
      <WithoutAction.Component />
      <StepDone.Component />
      <ContractComplete.Component />
    </div>
  ),
});
