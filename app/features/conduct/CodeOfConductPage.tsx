import { useState } from "react";
import { toConductView } from "#app/features/conduct/conductView.ts";
import { useConductAnswer } from "#app/features/conduct/useConductAnswer.ts";
import { useExtra } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/tellOnboarding.ts";
import { COC_FALLBACK, cocReturnTarget } from "#src/model/conduct/conduct.ts";
import { CodeOfConductScreen } from "#src/screens/conduct/CodeOfConductScreen.tsx";

export function CodeOfConductPage() {
  const { memory, now } = useSignedIn();
  const navigation = useNavigation();
  const extra = useExtra();
  const frame = useFrame(COC_FALLBACK);
  const [isFirstStep] = useState(() => isAtStep(memory, "code-of-conduct"));
  const { own, ...answering } = useConductAnswer(goOn);
  const state = toConductView(extra, own);
  return (
    <CodeOfConductScreen
      frame={frame}
      state={state}
      firstSteps={
        isFirstStep
          ? {
              onSkip: () => goOn(false),
              onNext: () => goOn(state.kind === "answered" && state.answer === "accepted"),
            }
          : undefined
      }
      onRetry={() => void extra.refetch()}
      {...answering}
    />
  );

  /** Among the first steps a no counts as skipped (D-22); everybody else returns to where they came from (D-21). */
  function goOn(accepted: boolean) {
    const step = "code-of-conduct";
    const next = accepted ? stepCompleted({ memory, now }, step) : stepSkipped(memory, step);
    if (next) navigation.replace(next);
    else navigation.back(cocReturnTarget(navigation.source));
  }
}
