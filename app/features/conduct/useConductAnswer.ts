import { useEffect, useState } from "react";
import { answerConduct } from "#app/features/conduct/conductApi.ts";
import { undecided } from "#app/features/conduct/conductView.ts";
import { useReload } from "#app/shell/queries.ts";
import { createCompletionTimes } from "#app/session/completionTimes.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useIsHere } from "#app/shell/mutations.ts";
import type { ConductAgreement } from "#src/model/lists.ts";
import type { OpenConduct } from "#src/screens/conduct/CodeOfConductScreen.tsx";
import type { ReadingPlace } from "#src/primitives/useReadingPlace.ts";

/** How far a person is with the answer, kept while the screen is open, and the ticks beyond it (F8). `onAnswered` is not called once it was left. */
export function useConductAnswer(onAnswered: (accepted: boolean) => void) {
  const signedIn = useSignedIn();
  const reload = useReload();
  const draft = useDraft("conduct");
  const [own, setOwn] = useState<OpenConduct>(() => ({ ...undecided, ticked: draft.read() ?? [] }));
  const { ticked } = own;
  useEffect(() => draft.keep(ticked.length > 0 ? ticked : null), [draft, ticked]);
  const isHere = useIsHere();
  const show = (status: OpenConduct["status"]) => setOwn((before) => ({ ...before, status }));

  async function answer(accepted: boolean) {
    show(accepted ? "accepting" : "declining");
    const result = await draft.sending(
      () => answerConduct(signedIn, accepted),
      (answered) => answered !== "failed",
    );
    const { local, extraId, now } = signedIn;
    if (result === "saved") createCompletionTimes(local, extraId).conductAnswered(now());
    if (result !== "failed") void reload("extra");
    if (!isHere()) return;
    if (result === "saved") onAnswered(accepted);
    else if (result === "outdated") setOwn(undecided);
    else show(accepted ? "acceptFailed" : "declineFailed");
  }

  return {
    own,
    onRead: (reading: ReadingPlace) => setOwn((before) => ({ ...before, reading })),
    onTick: (agreement: ConductAgreement, isTicked: boolean) =>
      setOwn((before) => {
        const others = before.ticked.filter((one) => one !== agreement);
        return { ...before, ticked: isTicked ? [...others, agreement] : others };
      }),
    onAccept: () => void answer(true),
    onDecline: () => show("askingToDecline"),
    onDeclineConfirmed: () => void answer(false),
    onDeclineLeft: () => show("deciding"),
  };
}
