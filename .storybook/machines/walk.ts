import { createActor, fromPromise, SimulatedClock, type AnyEventObject, type AnyStateMachine } from "xstate";
import { nodesOf, transitionName, transitionsOf } from "#workbench/machines/chart.ts";

export type Scenario = {
  /** The machine is explored once from each of them. */
  inputs: readonly unknown[];
  /** Every external event, with each payload that makes a difference. */
  events: readonly AnyEventObject[];
  /** Outputs of each actor, by its name in the chart. A rejection is always tried as well. */
  answers: Readonly<Record<string, readonly unknown[]>>;
  /** The part of the context that distinguishes two snapshots; all of it if absent. */
  relevant?: (context: Record<string, unknown>) => unknown;
};

export type Scenarios = readonly (readonly [AnyStateMachine, Scenario])[];

type Path = readonly AnyEventObject[];

export type Coverage = {
  /** States and transitions of the chart that no path reaches. */
  unvisited: string[];
  untaken: string[];
  /** A path to the end from each snapshot that can end, with its input. */
  ends: readonly { input: unknown; path: Path }[];
  /** Shortest path that takes each transition, by the name of the transition. */
  pathByTransition: ReadonlyMap<string, Path>;
};

/** Replaces every actor by one that stays pending: its output is sent as an event. */
export function withPendingActors(machine: AnyStateMachine): AnyStateMachine {
  const pending = fromPromise(() => new Promise<never>(() => {}));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, pending])),
  });
}

function eventsOf(machine: AnyStateMachine, { events, answers }: Scenario): AnyEventObject[] {
  const nodes = nodesOf(machine.root);
  const delayed = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: String(eventType) })));
  const answered = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => [
      ...((typeof src === "string" && answers[src]) || []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
      })),
      { type: `xstate.error.actor.${id}`, error: new Error("no answer") },
    ]),
  );
  return [...events, ...delayed, ...answered];
}

/**
 * Explores a machine breadth-first with all events of the scenario. What there is to cover comes from the chart alone: a new
 * state or transition counts as missing until the scenario has the event or the answer that leads there.
 */
export function walk(source: AnyStateMachine, scenario: Scenario): Coverage {
  const machine = withPendingActors(source);
  const events = eventsOf(machine, scenario);
  const visited = new Set<string>();
  const pathByTransition = new Map<string, Path>();
  const ends: { input: unknown; path: Path }[] = [];

  function replay(input: unknown, path: Path) {
    const actor = createActor(machine, {
      input,
      clock: new SimulatedClock(),
      inspect(event) {
        if (event.type !== "@xstate.microstep") return;
        const { _transitions: transitions } = event;
        for (const transition of transitions) {
          const name = transitionName(transition);
          if (!pathByTransition.has(name)) pathByTransition.set(name, path);
          // A transient state is in no snapshot.
          visited.add(transition.source.id);
        }
      },
    });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of path) actor.send(event);
    const { value, context, status, _nodes: nodes } = actor.getSnapshot();
    for (const { id } of nodes) visited.add(id);
    actor.stop();
    return { key: JSON.stringify([value, scenario.relevant?.(context) ?? context]), isOver: status !== "active" };
  }

  for (const input of scenario.inputs) {
    const seen = new Set([replay(input, []).key]);
    const queue: Path[] = [[]];
    for (const path of queue)
      for (const event of events) {
        const longer = [...path, event];
        const { key, isOver } = replay(input, longer);
        if (isOver) ends.push({ input, path: longer });
        if (seen.has(key)) continue;
        seen.add(key);
        if (!isOver) queue.push(longer);
        if (seen.size > 4000) throw new Error(`${machine.id}: too many situations to walk`);
      }
  }

  const nodes = nodesOf(machine.root);
  return {
    ends,
    unvisited: nodes.map(({ id }) => id).filter((id) => !visited.has(id)),
    untaken: nodes
      .flatMap(transitionsOf)
      .map(transitionName)
      .filter((name) => !pathByTransition.has(name)),
    pathByTransition,
  };
}
