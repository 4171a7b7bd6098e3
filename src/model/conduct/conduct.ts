import { ONBOARDING_STEP_IDS, stepAfter, stepScreen } from "#src/model/onboarding/onboarding.ts";

/** The screen after the response when no source is known: it lists this task as done (D-21). */
export const COC_FALLBACK = "app-profile-completion-overview";

export type CocGate = {
  atEnd: boolean;
  /** One for each agreement, in order. */
  ticks: readonly boolean[];
  answered: boolean;
};

/** Whether the code of conduct can be accepted: read to the end, all agreed to, not answered yet (COC-04, COC-06, COC-07). */
export const canAcceptCoc = ({ atEnd, ticks, answered }: CocGate): boolean =>
  atEnd && !answered && ticks.every(Boolean);

/**
 * The screen after the response: the source, after an onboarding step the next step, after the last one the dashboard
 * (COC-10, COC-11, D-21, D-22).
 */
export function cocReturnTarget<Screen extends string>(source: Screen | null | undefined) {
  if (!source) return COC_FALLBACK;
  const step = ONBOARDING_STEP_IDS.find((id) => source === stepScreen(id));
  if (!step) return source;
  const next = stepAfter(step);
  return next ? stepScreen(next) : "dashboard";
}
