import * as z from "zod/mini";
import { orElse } from "#src/model/reading.ts";

/** In their order (D-01, P24). */
export const ONBOARDING_STEP_IDS = ["profile", "event-application", "code-of-conduct"] as const;
export const onboardingStepIdSchema = z.enum(ONBOARDING_STEP_IDS);
export type OnboardingStepId = z.infer<typeof onboardingStepIdSchema>;

/** The screen of a step. */
export type OnboardingStepScreen = `onboarding-step-${OnboardingStepId}`;
export const stepScreen = <Id extends OnboardingStepId>(id: Id) => `onboarding-step-${id}` as const;

/** A value for each step, by id or by screen. */
export const byStep = <Value>(valueOf: (id: OnboardingStepId) => Value) =>
  Object.fromEntries(ONBOARDING_STEP_IDS.map((id) => [id, valueOf(id)])) as Record<OnboardingStepId, Value>;
export const byStepScreen = <Value>(valueOf: (id: OnboardingStepId) => Value) =>
  Object.fromEntries(ONBOARDING_STEP_IDS.map((id) => [stepScreen(id), valueOf(id)])) as Record<
    OnboardingStepScreen,
    Value
  >;

/** Position of a step in the order, from 1. */
export const stepNumberOf = (id: OnboardingStepId): number => ONBOARDING_STEP_IDS.indexOf(id) + 1;

/** The step after this one; `null` after the last. */
export const stepAfter = (id: OnboardingStepId): OnboardingStepId | null =>
  ONBOARDING_STEP_IDS.find((other) => stepNumberOf(other) > stepNumberOf(id)) ?? null;

const done = orElse(z.boolean(), false);

const stepProgressSchema = z.object({
  stepNumber: z.number(),
  completed: done,
  skipped: done,
  data: z.optional(z.unknown()),
  completedAt: z.optional(z.string()),
});

const progressOfStep = z.optional(stepProgressSchema);

/** A new user's progress (ENTS-25). Stored per user by step id, restored after a reload (D-81, P24). */
export const onboardingStateSchema = z.object({
  isFirstTimeUser: done,
  hasCompletedOnboarding: done,
  currentOnboardingStep: orElse(onboardingStepIdSchema, ONBOARDING_STEP_IDS[0]),
  skippedSteps: orElse(z.array(onboardingStepIdSchema), []),
  eventApplicationIntroCompleted: done,
  progress: orElse(z.object(byStep(() => progressOfStep)), {}),
});
export type OnboardingState = z.output<typeof onboardingStateSchema>;

/** The initial state after the sign-up (AUTH-95, ONB-34). */
export const firstTimeOnboarding = (): OnboardingState => z.parse(onboardingStateSchema, { isFirstTimeUser: true });

/** Whether a user is in the onboarding. False without a state: existing accounts are not onboarded (D-82). */
export const isOnboarding = (state: OnboardingState | null): state is OnboardingState =>
  state !== null && state.isFirstTimeUser && !state.hasCompletedOnboarding;
