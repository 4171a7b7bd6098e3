import { Check, Clock, SkipForward, X } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStep } from "#src/model/onboarding/onboardingSteps.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";

export type StepRowProps = {
  step: OnboardingStep;
  /** The one that "get started" opens. */
  isNext: boolean;
  onOpen: () => void;
};

const glyphs = {
  done: <Check />,
  waiting: <Clock />,
  declined: <X />,
  answered: <Check />,
  skipped: <SkipForward />,
};

/** An onboarding step in the list: its number, or its status. */
export function StepRow({ step, isNext, onOpen }: StepRowProps) {
  const t = useCopy("onboarding");
  const status = step.status === "unknown" ? "open" : step.status;
  return (
    <TaskRow
      glyph={status === "open" ? step.step : glyphs[status]}
      plate={status === "done" ? "go" : isNext ? "signal" : "quiet"}
      title={t(`steps.${step.title}.title`)}
      note={status === "open" ? t(`steps.${step.title}.note`) : t(`status.${status}`)}
      onOpen={onOpen}
    />
  );
}
