import { useEffect, useState } from "react";
import { answerConduct } from "#app/features/conduct/conductApi.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { useDraft } from "#app/shell/drafts.ts";
import { useSingleMutation } from "#app/shell/mutations.ts";
import { useExtra, useReload } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { toPending, type Loaded } from "#app/shell/toPending.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { isAtStep, stepCompleted, stepSkipped } from "#app/shell/onboardingProgress.ts";
import { COC_FALLBACK, cocReturnTarget } from "#src/model/conduct/conduct.ts";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import type { ConductAgreement } from "#src/model/lists.ts";
import { cocAnswer, type Extra } from "#src/model/profile/extra.ts";
import type { ReadingProgress } from "#src/primitives/useReadingProgress.ts";
import {
  CodeOfConductScreen,
  type CodeOfConductState,
  type OpenConduct,
} from "#src/screens/conduct/CodeOfConductScreen.tsx";

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

  /** In the first steps declining counts as skipped (D-22); otherwise returns to the source screen (D-21). */
  function goOn(accepted: boolean) {
    const step = "code-of-conduct";
    const next = accepted ? stepCompleted({ memory, now }, step) : stepSkipped(memory, step);
    if (next) navigation.replace(next);
    else navigation.back(cocReturnTarget(navigation.source));
  }
}

export const undecided: OpenConduct = { reading: { current: 0, read: 0 }, ticked: [], status: "deciding" };

/** An answer stays pending until the screen is left, even if the reloaded record already has it. */
export function toConductView(extra: Loaded<Extra>, own: OpenConduct): CodeOfConductState {
  const isAnswering = ["accepting", "accepted", "declining"].includes(own.status);
  const { data } = extra;
  if (!data) return toPending(extra);
  const answer = cocAnswer(data.code_of_conduct);
  if (answer === null || isAnswering) return { kind: "open", ...own };
  return { kind: "answered", answer, answeredOn: parseCalendarDay(data.code_of_conduct) };
}

/** State of the answer while mounted; the ticks are stored longer (F8). `onAnswered` is not called after unmount. */
function useConductAnswer(onAnswered: (accepted: boolean) => void) {
  const signedIn = useSignedIn();
  const reload = useReload();
  const draft = useDraft("conduct");
  const [own, setOwn] = useState<OpenConduct>(() => ({ ...undecided, ticked: draft.read() ?? [] }));
  const { ticked } = own;
  useEffect(() => draft.write(ticked.length > 0 ? ticked : null), [draft, ticked]);
  const show = (status: OpenConduct["status"]) => setOwn((before) => ({ ...before, status }));
  const { mutate } = useSingleMutation({
    mutationFn: (accepted: boolean) =>
      draft.sending(
        () => answerConduct(signedIn, accepted),
        (result) => result !== "failed",
      ),
    onSuccess(result) {
      const { local, extraId, now } = signedIn;
      if (result === "saved") createCompletionTimes(local, extraId).conductAnswered(now());
      if (result !== "failed") void reload("extra");
    },
  });

  function answer(accepted: boolean): void {
    show(accepted ? "accepting" : "declining");
    mutate(accepted, {
      onSuccess(result) {
        if (result === "saved") {
          if (accepted) show("accepted");
          onAnswered(accepted);
        } else if (result === "outdated") setOwn(undecided);
        else show(accepted ? "acceptFailed" : "declineFailed");
      },
    });
  }

  return {
    own,
    onRead: (reading: ReadingProgress) => setOwn((before) => ({ ...before, reading })),
    onTick: (agreement: ConductAgreement, isTicked: boolean) =>
      setOwn((before) => {
        const others = before.ticked.filter((one) => one !== agreement);
        return { ...before, ticked: isTicked ? [...others, agreement] : others };
      }),
    onAccept: () => answer(true),
    onDecline: () => show("askingToDecline"),
    onDeclineConfirmed: () => answer(false),
    onDeclineLeft: () => show("deciding"),
  };
}
