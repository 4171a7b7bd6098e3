import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** The node and everything below it. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** What a transition is known by in the reports of walks and in the ledger of states. */
export const named = ({ source, eventType, target, guard }: AnyTransitionDefinition): string => {
  const by = typeof guard === "object" && "type" in guard ? guard.type : typeof guard === "string" ? guard : "";
  const to = target?.map(({ id }) => id).join(", ") ?? "stays";
  return `${source.id} --${eventType || "always"}${by && ` [${by}]`}--> ${to}`;
};
