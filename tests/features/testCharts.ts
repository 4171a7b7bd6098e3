import { createActor, SimulatedClock, type AnyActor, type AnyEventObject, type AnyStateMachine } from "xstate";
import { expect, test } from "vitest";
import { fromStep } from "#app/shell/viewSource.ts";
import { nodesOf } from "#workbench/machines/chart.ts";
import { walk, withSilentActors, type Walk } from "#workbench/machines/walk.ts";
import { machineName } from "#workbench/ledger/words.ts";

type View = NonNullable<Walk["view"]>;

/** What a page shows by `useSelector`, by the id of its machine. */
type PageViews = Readonly<Record<string, View>>;

/** What is shown before the last event of a way, and after it. */
function shownAround(
  machine: AnyStateMachine,
  viewOf: (actor: AnyActor) => () => unknown,
  input: unknown,
  path: readonly AnyEventObject[],
) {
  const actor = createActor(withSilentActors(machine), { input, clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  const getView = viewOf(actor);
  for (const event of path.slice(0, -1)) actor.send(event);
  const before = getView();
  for (const event of path.slice(-1)) actor.send(event);
  return { before, after: getView() };
}

const ofPage = (view: View) => (actor: AnyActor) => () => view(actor.getSnapshot() as never);
const ofStep = (view: View) => (actor: AnyActor) =>
  fromStep(actor, view as (snapshot: { status: string }) => unknown).getView;

/** Walks each machine of a feature as its plan says, and looks for its name in the ledger of the workbench. */
export function testCharts(plans: readonly (readonly [AnyStateMachine, Walk])[], pages: PageViews = {}): void {
  const named = plans.map(([machine, plan]) => [machine.id, machine, plan] as const);

  test.each(named)("%s: every state is reached and every transition taken (F2)", (_, machine, plan) => {
    const { unvisited, untaken } = walk(machine, plan);
    expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] });
  });

  const ending = named.filter(([, machine]) => nodesOf(machine.root).some(({ type }) => type === "final"));
  test.each(ending)("%s: what is on show stays as it is when the machine is over", (id, machine, plan) => {
    const page = pages[id];
    const { view = page } = plan;
    expect(view, "the plan or the page says what is shown").toBeDefined();
    if (!view) return;
    const viewOf = page ? ofPage(page) : ofStep(view);
    const { ends } = walk(machine, plan);
    expect(ends).not.toEqual([]);
    for (const { input, path } of ends) {
      const { before, after } = shownAround(machine, viewOf, input, path);
      expect(after, path.map(({ type }) => type).join(", ")).toEqual(before);
    }
  });

  test.each(plans.map(([machine]) => machine.id))("%s has a name in the ledger of the workbench", (id) =>
    expect(machineName(id)).not.toBe(id),
  );
}
