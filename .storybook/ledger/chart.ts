import type { AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { guardName, transitionName, transitionsOf } from "#workbench/machines/chart.ts";

/** What triggers a transition; `name`: of the event, the actor or the delay. */
export type Cause = { kind: "event" | "done" | "error" | "after" | "always"; name: string };

export type ChartTransition = {
  name: string;
  source: string;
  cause: Cause;
  guard: string;
  targets: string[];
};

export type ChartState = {
  id: string;
  key: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Ids of the child states that are entered with this one. */
  initial: string[];
  /** Id of each invoked machine, or the name of the actor if its logic is provided later; null for other logic. */
  actors: (string | null)[];
  transitions: ChartTransition[];
  states: ChartState[];
};

/** A machine definition as plain data. */
export type Chart = { id: string; file: string; root: ChartState };

/** The state and all its descendants, in the order of the chart. */
export const allOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allOf)];

export const leavesOf = (state: ChartState): ChartState[] => allOf(state).filter(({ states }) => states.length === 0);

export const chartOf = (machine: AnyStateMachine, file: string): Chart => ({
  id: machine.id,
  file,
  root: stateOf(machine.root),
});

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  initial: node.type === "parallel" ? Object.values(node.states).map(({ id }) => id) : idsOf(node.initial),
  actors: node.invoke.map(({ src }) => machineIdOf(typeof src === "string" ? src : "", node.machine)),
  transitions: transitionsOf(node).map((transition) => ({
    name: transitionName(transition),
    source: transition.source.id,
    cause: causeOf(transition),
    guard: guardName(transition),
    targets: idsOf(transition),
  })),
  states: Object.values(node.states).map(stateOf),
});

/** Promise and callback logic has a `config`; a placeholder for logic that is provided later has none. */
function machineIdOf(name: string, { implementations }: AnyStateMachine): string | null {
  const logic = implementations.actors[name] as AnyActorLogic | undefined;
  if (logic && "root" in logic) return (logic as AnyStateMachine).id;
  return logic && "config" in logic ? null : name;
}

const idsOf = (definition: { target: readonly AnyStateNode[] | undefined } | undefined) =>
  definition?.target?.map(({ id }) => id) ?? [];

function causeOf({ eventType, source }: AnyTransitionDefinition): Cause {
  const type = String(eventType);
  if (type === "") return { kind: "always", name: "" };
  const actor = source.invoke.find(({ id }) => type.endsWith(`.actor.${id}`));
  const name = typeof actor?.src === "string" ? actor.src : "";
  if (type.startsWith("xstate.done.")) return { kind: "done", name: actor ? name : source.key };
  if (type.startsWith("xstate.error.")) return { kind: "error", name };
  const [, delay] = new RegExp(`^xstate\\.after\\.(.+)\\.${source.id}$`).exec(type) ?? [];
  return delay ? { kind: "after", name: delay } : { kind: "event", name: type };
}
