import type { AnyStateMachine } from "xstate";
import type { Walk } from "#workbench/machines/walk.ts";
import type { Leg } from "./chartPath.ts";

type Plans = readonly (readonly [AnyStateMachine, Walk])[];

/** A leg through one of the machines that the tests walk, with one input and, where it matters, fewer answers. */
export function legOf(
  plans: Plans,
  id: string,
  leg: Pick<Leg, "stops" | "inside"> & { input: unknown; answers?: Walk["answers"] },
): Leg {
  const plan = plans.find(([machine]) => machine.id === id);
  if (!plan) throw new Error(`There is no plan for ${id}.`);
  const [machine, walk] = plan;
  const { input, answers, ...rest } = leg;
  return { machine, plan: { ...walk, inputs: [input], answers: { ...walk.answers, ...answers } }, ...rest };
}
