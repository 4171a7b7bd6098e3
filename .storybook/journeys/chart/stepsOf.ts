import type { Step, Work } from "../journey.ts";
import type { Target } from "../hand/target.ts";
import { words } from "../words.ts";
import { chartPath, type ChartStep, type Leg } from "./chartPath.ts";

/** What a person does for an event; without `does` it happens by itself, in other words than the usual ones. */
export type HandsWork = { say: string; does?: Work };

/**
 * What to do for each event, by the actor, the machine or the state it happens in: `smsCode code.changed` or
 * `onboarding.profile continue.requested`.
 */
export type Hands = Readonly<Record<string, HandsWork>>;

/** What is to be seen in a state, by its id. */
export type Sights = Readonly<Record<string, Target>>;

/** The story that shows a state on this path, where the first one of the state would mislead or there is none. */
export type Pictures = Readonly<Record<string, string>>;

/** The steps of a path that the charts give. Throws where one asks for something that nobody knows how to do. */
export function stepsOf(legs: readonly Leg[], hands: Hands, sights: Sights, pictures: Pictures = {}): Step[] {
  const steps: Step[] = [];
  for (const step of legs.flatMap((leg) => chartPath(leg))) {
    const states = step.to.filter((id) => !step.from.includes(id));
    const before = steps.at(-1);
    // A machine that lives in a state begins with it, unless a person does something for it.
    const isPart = step.event === "begin" && before !== undefined && !hands[`${step.place} begin`];
    if (isPart) steps.pop();
    const sees =
      states.map((id) => sights[id]).find((target) => target !== undefined) ?? (isPart ? before.sees : undefined);
    const own = isPart
      ? { ...before, states: [...(before.states ?? []), ...states] }
      : { ...(before ? workOf(step, hands) : { say: words.begins }), event: step.event, states };
    const story =
      states.map((id) => pictures[id]).find((each) => each !== undefined) ?? (isPart ? before.story : undefined);
    steps.push({ ...own, ...(sees && { sees }), ...(story && { story }) });
  }
  return steps;
}

function workOf({ place, event, from }: ChartStep, hands: Hands): HandsWork {
  const known = [...from, place].map((at) => hands[`${at} ${event}`]).find((work) => work !== undefined);
  if (known) return known;
  const [kind = "", name = ""] = event.split(" ");
  if (kind === "done") return { say: words.answered(name) };
  if (kind === "after") return { say: words.passed(name) };
  throw new Error(`${place}: nobody knows how to do "${event}" in ${from.join(", ")}`);
}
