import { createActor, SimulatedClock, type AnyEventObject, type AnyStateMachine } from "xstate";
import { nodesOf } from "#workbench/machines/chart.ts";
import { walk, withSilentActors, type Walk } from "#workbench/machines/walk.ts";

/** The next state that a path leads to, by its id, and what happens on the way there; all that the plan knows if absent. */
export type Stop = { at: string; by?: readonly AnyEventObject[]; answers?: Walk["answers"] };

export type Leg = {
  machine: AnyStateMachine;
  plan: Walk;
  stops: readonly Stop[];
  /** The ways through the machines of the pages, by the state during which they run; a `….done` event is their result. */
  inside?: Readonly<Record<string, Leg>>;
};

/**
 * One thing that happens to a machine. `event`: its type; `done`, `error` or `after` with the name in the chart; or `begin`
 * for the machine's own beginning.
 */
export type ChartStep = {
  /** The id of the machine, or the state of the chart during which it runs. */
  place: string;
  event: string;
  from: readonly string[];
  to: readonly string[];
};

/** The shortest way from stop to stop, with the ways through the machines inside. Throws where the chart has none. */
export function chartPath({ machine, plan, stops, inside = {} }: Leg, place = machine.id): ChartStep[] {
  const happened = stops.reduce<readonly AnyEventObject[]>((begun, stop) => wayTo(machine, plan, stop, begun), []);
  const actor = createActor(withSilentActors(machine), { input: plan.inputs[0], clock: new SimulatedClock() }).start();
  const states = () => {
    const { _nodes: nodes } = actor.getSnapshot();
    return nodes.filter(({ type }) => isLeaf(type)).map(({ id }) => id);
  };
  const begin: ChartStep = { place, event: "begin", from: [], to: states() };
  const steps = happened.flatMap((event): ChartStep[] => {
    const state = String(actor.getSnapshot().value);
    const leg = event.type.endsWith(".done") ? inside[state] : undefined;
    const within = leg ? chartPath(leg, state) : [];
    const from = states();
    actor.send(event);
    return [...within, { place, event: eventName(machine, event.type), from, to: states() }];
  });
  return [begin, ...steps];
}

const isLeaf = (type: string) => type === "atomic" || type === "final";

function wayTo(machine: AnyStateMachine, plan: Walk, { at, by, answers }: Stop, begun: readonly AnyEventObject[]) {
  const { ways } = walk(machine, { ...plan, events: by ?? plan.events, answers: answers ?? plan.answers, begun });
  const [shortest] = [...ways]
    .filter(([name, way]) => name.endsWith(`--> ${at}`) && (way.length > begun.length || begun.length === 0))
    .map(([, way]) => way)
    .toSorted((one, other) => one.length - other.length);
  if (!shortest) throw new Error(`${machine.id}: no way leads on to ${at}`);
  return shortest;
}

/** `xstate.done.actor.0.phone.sending` → `done sendCode`; an event of the machine's own as it is. */
function eventName(machine: AnyStateMachine, type: string): string {
  const [, kind = "", id = ""] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind) {
    const actor = nodesOf(machine.root)
      .flatMap(({ invoke }) => invoke)
      .find((each) => each.id === id);
    return `${kind} ${typeof actor?.src === "string" ? actor.src : id}`;
  }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay ? `after ${delay}` : type;
}
