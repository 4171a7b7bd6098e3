import { Check, Clock, SkipForward, X } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStep } from "#src/model/onboardingSteps.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

export type StepRowProps = {
  step: OnboardingStep;
  /** The one that "get started" opens. */
  isNext: boolean;
  onOpen: () => void;
};

const badges = {
  done: { tone: "go", icon: <Check aria-hidden="true" /> },
  waiting: { tone: "hint", icon: <Clock aria-hidden="true" /> },
  declined: { tone: "halt", icon: <X aria-hidden="true" /> },
  skipped: { tone: "neutral", icon: <SkipForward aria-hidden="true" /> },
} as const;

/** One of the first steps in the list: its number, and a tick when it is done. */
export function StepRow({ step, isNext, onOpen }: StepRowProps) {
  const t = useCopy("onboarding");
  const { status } = step;
  return (
    <TaskRow
      glyph={status === "done" ? <Check strokeWidth={2.25} /> : step.step}
      plate={status === "done" ? "go" : isNext ? "signal" : "quiet"}
      title={t(`steps.${step.title}.title`)}
      note={t(`steps.${step.title}.note`)}
      badge={
        status === "open" ? null : (
          <Badge key={status} {...badges[status]}>
            {t(`status.${status}`)}
          </Badge>
        )
      }
      onOpen={onOpen}
    />
  );
}
