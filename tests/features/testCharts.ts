import {
  createActor,
  SimulatedClock,
  toPromise,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from "xstate";
import { expect, test } from "vitest";
import { nodesOf } from "#workbench/machines/chart.ts";
import { walk, withPendingActors, type Scenarios } from "#workbench/machines/walk.ts";
import { machineName } from "#workbench/ledger/words.ts";

type View = (snapshot: never) => unknown;

/** What a page renders by `useSelector`, by the id of its machine; `null`: it keeps its last view (`useStep`), or it has none. */
type PageViews = Readonly<Record<string, View | null>>;

/** The view before the last event of a path, and after it. */
function shownAround(machine: AnyStateMachine, view: View, input: unknown, path: readonly AnyEventObject[]) {
  const actor = createActor(withPendingActors(machine), { input, clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  const shown = () => view(actor.getSnapshot() as never);
  for (const event of path.slice(0, -1)) actor.send(event);
  const before = shown();
  for (const event of path.slice(-1)) actor.send(event);
  return { before, after: shown() };
}

/** Runs each machine of a feature through its scenario, and checks its name in the ledger of the workbench. */
export function testCharts(scenarios: Scenarios, pages: PageViews = {}): void {
  const named = scenarios.map(([machine, scenario]) => [machine.id, machine, scenario] as const);

  test.each(named)("%s: every state is reached and every transition taken (F2)", (_, machine, scenario) => {
    const { unvisited, untaken } = walk(machine, scenario);
    expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] });
  });

  test.each(named)(
    "%s: an actor that is not provided fails instead of never answering",
    async (_, { implementations }) => {
      for (const [name, logic] of Object.entries(implementations.actors)) {
        const actor = createActor(logic as AnyActorLogic);
        const answer = toPromise(actor);
        actor.start();
        await expect(answer, name).rejects.toThrow();
      }
    },
  );

  const ending = named.filter(([, machine]) => nodesOf(machine.root).some(({ type }) => type === "final"));
  test.each(ending)("%s: what is on show stays as it is when the machine is over", (id, machine, scenario) => {
    const view = pages[id];
    expect(view, "the test says what the page shows").toBeDefined();
    if (!view) return;
    const { ends } = walk(machine, scenario);
    expect(ends).not.toEqual([]);
    for (const { input, path } of ends) {
      const { before, after } = shownAround(machine, view, input, path);
      expect(after, path.map(({ type }) => type).join(", ")).toEqual(before);
    }
  });

  test.each(scenarios.map(([machine]) => machine.id))("%s has a name in the ledger of the workbench", (id) =>
    expect(machineName(id)).not.toBe(id),
  );
}
