import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** The node and all its descendants. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Empty without a guard, or for an inline function. */
export const guardName = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === "object" && "type" in guard ? guard.type : typeof guard === "string" ? guard : "";

/** Identifies a transition in test messages and in the ledger. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType, target } = transition;
  const guard = guardName(transition);
  const to = target?.map(({ id }) => id).join(", ") ?? "stays";
  return `${source.id} --${eventType || "always"}${guard && ` [${guard}]`}--> ${to}`;
};
