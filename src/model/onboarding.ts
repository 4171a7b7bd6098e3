import * as z from "zod/mini";
import { orElse } from "#src/model/reading.ts";

/** In the order in which they are walked (D-01, P24). */
export const ONBOARDING_STEP_IDS = ["profile", "event-application", "code-of-conduct"] as const;
export const onboardingStepIdSchema = z.enum(ONBOARDING_STEP_IDS);
export type OnboardingStepId = z.infer<typeof onboardingStepIdSchema>;

/** A step as the welcome screen lists it (ENTS-24); `route` is the name of a screen. */
export type OnboardingStep = {
  step: 1 | 2 | 3;
  id: OnboardingStepId;
  title: string;
  route: string;
  completed: boolean;
  nextStep: OnboardingStepId | null;
};

const done = orElse(z.boolean(), false);

const stepProgressSchema = z.object({
  stepNumber: z.number(),
  completed: done,
  skipped: done,
  data: z.optional(z.unknown()),
  completedAt: z.optional(z.string()),
});

const progressOfStep = z.optional(stepProgressSchema);

/** How far a new person has come (ENTS-25). Kept for each person, read back after a reload (D-81). */
export const onboardingStateSchema = z.object({
  isFirstTimeUser: done,
  hasCompletedOnboarding: done,
  currentOnboardingStep: orElse(z.literal([1, 2, 3]), 1),
  skippedSteps: orElse(z.array(onboardingStepIdSchema), []),
  eventApplicationIntroCompleted: done,
  progress: orElse(
    z.object({ profile: progressOfStep, "event-application": progressOfStep, "code-of-conduct": progressOfStep }),
    {},
  ),
});
export type OnboardingState = z.output<typeof onboardingStateSchema>;

/** Where a person begins who has just signed up (AUTH-95, ONB-34). */
export const firstTimeOnboarding = (): OnboardingState => z.parse(onboardingStateSchema, { isFirstTimeUser: true });
