import { createActor, fromPromise, SimulatedClock, type AnyEventObject, type AnyStateMachine } from "xstate";
import { named, nodesOf, transitionsOf } from "#workbench/machines/chart.ts";

export type Walk = {
  /** One run of the whole walk begins with each of them. */
  inputs: readonly unknown[];
  /** Every event of the machine's own, with all payloads that make a difference. */
  events: readonly AnyEventObject[];
  /** What each actor can answer, by its name in the chart. That it does not answer at all is always tried too. */
  answers: Readonly<Record<string, readonly unknown[]>>;
  /** What of the context makes one situation differ from another; all of it if absent. */
  matters?: (context: Record<string, unknown>) => unknown;
  /** What has happened before the walk begins; nothing if absent. */
  begun?: readonly AnyEventObject[];
};

export type Walked = {
  states: number;
  /** Shortest way to every situation that was found. */
  paths: readonly (readonly AnyEventObject[])[];
  /** States and transitions of the chart that no path reaches. */
  unvisited: string[];
  untaken: string[];
  /** Every way to an end, with its input: from each situation, whatever ends it. */
  ends: readonly { input: unknown; path: readonly AnyEventObject[] }[];
  /** Shortest way that takes each transition, by the transition's name. */
  ways: ReadonlyMap<string, readonly AnyEventObject[]>;
};

/** Actors that never answer: what they would say is sent as an event. */
export function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent])),
  });
}

function eventsOf(machine: AnyStateMachine, { events, answers }: Walk): AnyEventObject[] {
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
 * Walks a machine breadth-first through everything that can happen to it. The chart alone says what there is to find, so a
 * new state or transition is missed until the walk is told of the event or the answer that leads there.
 */
export function walk(machine: AnyStateMachine, plan: Walk): Walked {
  const silent = withSilentActors(machine);
  const events = eventsOf(silent, plan);
  const visited = new Set<string>();
  const ways = new Map<string, readonly AnyEventObject[]>();
  const paths: AnyEventObject[][] = [];
  const ends: { input: unknown; path: AnyEventObject[] }[] = [];

  function replay(input: unknown, path: readonly AnyEventObject[]) {
    const actor = createActor(silent, {
      input,
      clock: new SimulatedClock(),
      inspect(event) {
        if (event.type !== "@xstate.microstep") return;
        const { _transitions: transitions } = event;
        for (const each of transitions) {
          if (!ways.has(named(each))) ways.set(named(each), path);
          // A state that is left at once is never in a snapshot.
          visited.add(each.source.id);
        }
      },
    });
    actor.subscribe({ error: () => {} });
    actor.start();
    for (const event of path) actor.send(event);
    const { value, context, status, _nodes: nodes } = actor.getSnapshot();
    for (const { id } of nodes) visited.add(id);
    actor.stop();
    return { key: JSON.stringify([value, plan.matters?.(context) ?? context]), isOver: status !== "active" };
  }

  const begun = [...(plan.begun ?? [])];
  for (const input of plan.inputs) {
    const seen = new Set([replay(input, begun).key]);
    let front: AnyEventObject[][] = [begun];
    paths.push(begun);
    while (front.length > 0) {
      const next: AnyEventObject[][] = [];
      for (const path of front)
        for (const event of events) {
          const longer = [...path, event];
          const { key, isOver } = replay(input, longer);
          if (isOver) ends.push({ input, path: longer });
          if (seen.has(key)) continue;
          seen.add(key);
          paths.push(longer);
          if (!isOver) next.push(longer);
        }
      front = next;
      if (seen.size > 4000) throw new Error(`${machine.id}: too many situations to walk`);
    }
  }

  const nodes = nodesOf(silent.root);
  return {
    states: nodes.length,
    paths,
    ends,
    unvisited: nodes.map(({ id }) => id).filter((id) => !visited.has(id)),
    untaken: nodes
      .flatMap(transitionsOf)
      .map(named)
      .filter((name) => !ways.has(name)),
    ways,
  };
}
