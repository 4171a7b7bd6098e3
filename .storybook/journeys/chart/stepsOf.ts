import type { Step } from "../journey.ts";
import { words } from "../words.ts";
import { chartPath, type ChartStep, type Leg } from "./chartPath.ts";

/**
 * What happens, in the words of a person, by event and the actor, the machine or the state it happens in:
 * `smsCode code.changed` or `onboarding.profile continue.requested`.
 */
export type Says = Readonly<Record<string, string>>;

/** The story that shows a state on this path, where the first one of the state would mislead or there is none. */
export type Pictures = Readonly<Record<string, string>>;

/** The steps of a path that the charts give. Throws where a person does something for which there are no words. */
export function stepsOf(legs: readonly Leg[], says: Says, pictures: Pictures = {}): Step[] {
  const steps: Step[] = [];
  for (const step of legs.flatMap((leg) => chartPath(leg))) {
    const states = step.to.filter((id) => !step.from.includes(id));
    const before = steps.at(-1);
    // A machine that lives in a state begins with it, unless a person does something for it.
    const isPart = step.event === "begin" && before !== undefined && !says[`${step.place} begin`];
    if (isPart) steps.pop();
    const own = isPart
      ? { ...before, states: [...(before.states ?? []), ...states] }
      : { say: before ? sayOf(step, says) : words.begins, event: step.event, states };
    const story =
      states.map((id) => pictures[id]).find((each) => each !== undefined) ?? (isPart ? before.story : undefined);
    steps.push({ ...own, ...(story && { story }) });
  }
  return steps;
}

function sayOf({ place, event, from }: ChartStep, says: Says): string {
  const known = [...from, place].map((at) => says[`${at} ${event}`]).find((say) => say !== undefined);
  if (known) return known;
  const [kind = "", name = ""] = event.split(" ");
  if (kind === "done") return words.answered(name);
  if (kind === "after") return words.passed(name);
  throw new Error(`${place}: there are no words for "${event}" in ${from.join(", ")}`);
}
