import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { StepHeader } from "#src/patterns/StepHeader.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { Briefing } from "./Briefing.tsx";
import { introGlyphs, type IntroTopic } from "./introGlyphs.tsx";

export type IntroScreenProps = {
  frame: Frame;
  topic: IntroTopic;
  /** The onboarding step this belongs to; `null` outside the onboarding. */
  onboarding: { step: OnboardingStepId; onSkip: () => void } | null;
  onStart: () => void;
};

/** The introduction to a task, with its start button. The text scrolls; the button stays in reach. */
export function IntroScreen({ frame, topic, onboarding, onStart }: IntroScreenProps) {
  const t = useCopy("onboarding");
  const [glyph, ...points] = introGlyphs[topic];
  return (
    <AppShell
      {...frame}
      title={t(`intro.${topic}.title`)}
      sign={onboarding ? <StepHeader {...onboarding} /> : null}
      dock={
        <Dock
          primary={
            <Button onClick={onStart}>
              <span>{t(`intro.${topic}.submit`)}</span>
              <NextArrow />
            </Button>
          }
        />
      }
    >
      <Briefing
        glyph={glyph}
        lead={t(`intro.${topic}.lead`)}
        points={(["first", "second", "third"] as const).map((point, at) => ({
          glyph: points[at],
          title: t(`intro.${topic}.points.${point}.title`),
          text: t(`intro.${topic}.points.${point}.text`),
        }))}
      />
    </AppShell>
  );
}
