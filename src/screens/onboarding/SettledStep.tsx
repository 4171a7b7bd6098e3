import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStepStatus } from "#src/model/onboarding/onboardingSteps.ts";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Barrier } from "#src/primitives/drawings/Barrier.tsx";
import { CalendarLeaf } from "#src/primitives/drawings/CalendarLeaf.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { PlatformClock } from "#src/primitives/drawings/PlatformClock.tsx";

type SettledStatus = Extract<OnboardingStepStatus, "done" | "waiting" | "declined" | "answered">;

export type SettledStepProps = { status: SettledStatus; onAddToProfile: () => void };

const drawings = { done: <CalendarLeaf />, waiting: <PlatformClock />, declined: <Barrier />, answered: <GateSign /> };

/** A step without a pending action. A waiting profile can be opened again. */
export function SettledStep({ status, onAddToProfile }: SettledStepProps) {
  const t = useCopy("onboarding.step");
  return (
    <EmptyState
      key={status}
      drawing={drawings[status]}
      title={t(`${status}.title`)}
      body={t(`${status}.body`)}
      action={
        status === "waiting" ? (
          <Button variant="secondary" onClick={onAddToProfile}>
            <span>{t("toProfile")}</span>
          </Button>
        ) : null
      }
    />
  );
}
