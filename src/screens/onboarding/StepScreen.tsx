import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStep } from "#src/model/onboarding/onboardingSteps.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { Banner } from "#src/primitives/Banner.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Briefing } from "./Briefing.tsx";
import { SettledStep } from "./SettledStep.tsx";
import { stepGlyphs, stepPointGlyphs } from "./stepGlyphs.tsx";

export type StepScreenProps = {
  frame: Frame;
  step: Pick<OnboardingStep, "id" | "title" | "status">;
  /** The event introduction was read: the dates are open (D-02). */
  isIntroCompleted: boolean;
  /** To the screen of the step; to the next step if nothing is left to do. */
  onContinue: () => void;
  onSkip: () => void;
  /** Opens a waiting profile again. */
  onAddToProfile: () => void;
};

export function StepScreen(props: StepScreenProps) {
  const t = useCopy("onboarding");
  const { frame, step, isIntroCompleted } = props;
  const { status } = step;
  const isOpen = step.id === "event-application" && isIntroCompleted;
  const settled = status === "open" || status === "unknown" || status === "skipped" ? null : status;
  return (
    <AppShell
      {...frame}
      title={t(`steps.${step.title}.title`)}
      sign={<StepHeader step={step.id} onSkip={settled ? undefined : props.onSkip} />}
      dock={
        <Dock
          primary={
            <Button onClick={props.onContinue}>
              <span>{t("step.toNext")}</span>
              <NextArrow />
            </Button>
          }
        />
      }
    >
      {settled ? (
        <SettledStep status={settled} onAddToProfile={props.onAddToProfile} />
      ) : (
        <>
          {isOpen ? (
            <Banner tone="hint" title={t("step.introCompleted.title")}>
              <span>{t("step.introCompleted.body")}</span>
            </Banner>
          ) : null}
          <Briefing
            key={step.id}
            glyph={stepGlyphs[step.title]}
            lead={t(`steps.${step.title}.lead`)}
            // The third says what is needed before the dates are open.
            points={(isOpen ? (["first", "second"] as const) : (["first", "second", "third"] as const)).map(
              (point, at) => ({
                glyph: stepPointGlyphs[step.title][at],
                title: t(`steps.${step.title}.points.${point}.title`),
                text: t(`steps.${step.title}.points.${point}.text`),
              }),
            )}
          />
        </>
      )}
    </AppShell>
  );
}
