import { useCopy } from "#src/copy/useCopy.tsx";
import { ONBOARDING_STEP_IDS, type OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { StepProgress } from "#src/primitives/StepProgress.tsx";

export type StepHeaderProps = {
  step: OnboardingStepId;
  /** `line`: the text alone, if the sign shows another progress already. */
  variant?: "bar" | "line";
  /** Skips this step. Absent if nothing is left to skip. */
  onSkip?: (() => void) | undefined;
};

/** On the sign of an onboarding screen: which step it is, and the skip button. */
export function StepHeader({ step, variant = "bar", onSkip }: StepHeaderProps) {
  const t = useCopy("shell.firstSteps");
  const current = ONBOARDING_STEP_IDS.indexOf(step) + 1;
  const total = ONBOARDING_STEP_IDS.length;
  return (
    <div className={variant === "bar" ? "pb-2" : ""}>
      <StepProgress
        current={current}
        total={total}
        label={t("step", { current, total })}
        bar={variant === "bar"}
        action={
          onSkip ? (
            <button type="button" onClick={onSkip} className={`${skip} ${variant === "bar" ? "-my-3" : ""}`}>
              <span>{t("skip")}</span>
            </button>
          ) : null
        }
      />
    </div>
  );
}

// The ring of the focus lies inside: around it, it would reach the bar.
const skip =
  "inline-flex min-h-12 items-center rounded-field px-2 -mx-2 text-meta font-strong underline underline-offset-4 -outline-offset-3";
