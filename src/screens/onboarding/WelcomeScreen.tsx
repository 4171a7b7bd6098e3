import { useCopy } from "#src/copy/useCopy.tsx";
import type { OnboardingStepId } from "#src/model/onboarding/onboarding.ts";
import { firstIncompleteStep, type OnboardingStep } from "#src/model/onboarding/onboardingSteps.ts";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { Dock } from "#src/patterns/Dock.tsx";
import { Greeting } from "#src/patterns/Greeting.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { StepRow } from "./StepRow.tsx";

export type WelcomeScreenProps = {
  frame: Frame;
  /** Empty while unknown. */
  firstName: string;
  /** In their order (D-01). */
  steps: readonly OnboardingStep[];
  onStart: () => void;
  onOpen: (step: OnboardingStepId) => void;
  onSkipAll: () => void;
};

export function WelcomeScreen(props: WelcomeScreenProps) {
  const t = useCopy("onboarding.welcome");
  const { frame, firstName, steps } = props;
  const name = firstName.trim();
  const next = firstIncompleteStep(steps);
  const areLoaded = steps.every(({ status }) => status !== "unknown");
  const parts = { done: steps.filter(({ completed }) => completed).length, total: steps.length };
  const isStarted = steps.some(({ status }) => status !== "open" && status !== "unknown");
  const lead = next !== "finish" ? "lead" : parts.done === parts.total ? "leadDone" : "leadSettled";
  const target = next === "finish" ? "toStart" : isStarted ? "toNext" : "toFirst";
  return (
    <AppShell
      {...frame}
      hasBrand
      sign={
        <Greeting
          name={name}
          text={name ? t("title", { name }) : t("titlePlain")}
          ring={areLoaded ? <ProgressRing {...parts} label={t("progressAlt", parts)} /> : null}
        >
          <p className="text-balance text-sign-ink-2">
            <span key={lead}>{lead === "leadSettled" ? t(lead) : t(lead, parts)}</span>
          </p>
        </Greeting>
      }
      dock={
        <Dock
          primary={
            <Button onClick={props.onStart}>
              <span key={target}>{t(target)}</span>
              <NextArrow />
            </Button>
          }
          quiet={
            next === "finish" ? null : (
              <Button variant="quiet" onClick={props.onSkipAll}>
                <span>{t("skip")}</span>
              </Button>
            )
          }
        />
      }
    >
      <section aria-labelledby="steps" className="grid gap-3">
        <h2 id="steps" className="text-section font-title">
          <span>{t("stepsTitle")}</span>
        </h2>
        <TaskRows>
          {steps.map((step) => (
            <StepRow key={step.id} step={step} isNext={step.id === next} onOpen={() => props.onOpen(step.id)} />
          ))}
        </TaskRows>
        {next === "finish" ? null : <Reason>{t("hint")}</Reason>}
      </section>
    </AppShell>
  );
}
