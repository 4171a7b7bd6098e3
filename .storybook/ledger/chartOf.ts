import type { AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { named, transitionsOf } from "#workbench/machines/chart.ts";
import type { Actor, Cause, Chart, ChartState } from "./chart.ts";

/** Reads the running definition of a machine. */
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
  actors: node.invoke.map(({ src }) => actorOf(typeof src === "string" ? src : "", node.machine)),
  transitions: transitionsOf(node).map((transition) => ({
    name: named(transition),
    source: transition.source.id,
    cause: causeOf(transition),
    guard: guardOf(transition),
    targets: idsOf(transition),
  })),
  states: Object.values(node.states).map(stateOf),
});

/** A promise or a callback has a `config` of its own kind; what is fetched later has none yet, and only its name tells. */
function actorOf(name: string, { implementations }: AnyStateMachine): Actor {
  const logic = implementations.actors[name] as AnyActorLogic | undefined;
  if (logic && "root" in logic) return { name, machine: (logic as AnyStateMachine).id };
  return { name, machine: logic && "config" in logic ? null : name };
}

const idsOf = (leads: { target: readonly AnyStateNode[] | undefined } | undefined) =>
  leads?.target?.map(({ id }) => id) ?? [];

const guardOf = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === "object" && "type" in guard ? guard.type : typeof guard === "string" ? guard : "";

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
