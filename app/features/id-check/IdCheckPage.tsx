import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { followIdCheck, isPlace } from "#app/features/id-check/idCheckAddress.ts";
import { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { IdCheckEvent, IdCheckInput } from "#app/features/id-check/idCheckSetup.ts";
import { idCheckServices } from "#app/features/id-check/idCheckServices.ts";
import { toIdCheckView, type IdCheckView } from "#app/features/id-check/idCheckView.ts";
import { IdCapture } from "#app/features/id-check/IdCapture.tsx";
import { IdPhotoReview } from "#app/features/id-check/IdPhotoReview.tsx";
import { IdResult } from "#app/features/id-check/IdResult.tsx";
import { IdTerms } from "#app/features/id-check/IdTerms.tsx";
import { isMarkedAsReplacement, markAsReplacement } from "#app/features/id-check/replacementMark.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { currentScreen, useScreen } from "#app/navigation/location.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useSent } from "#app/shell/mutations.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";

const OVERVIEW = "app-profile-completion-overview";

/** What takes the focus to its heading when it comes. */
function partOf(view: IdCheckView): string {
  if (view.screen === "id-terms" && view.status === "confirmed") return "confirmed";
  return view.screen === "id-capture" && view.photo ? "review" : view.screen;
}

/**
 * The ID check over its three addresses: one run from the first that is opened to the last that is left, so that data and
 * photo are kept in memory on the way. The address follows the run, and the run the browser's back and forward.
 */
export function IdCheckPage() {
  const signedIn = useSignedIn();
  const { extraId, ports, completion, toaster } = signedIn;
  const queries = useQueryClient();
  const navigation = useNavigation();
  const address = useScreen();
  const { sent, onSent } = useSent();
  const [input] = useState<IdCheckInput>(() => ({
    place: isPlace(address) ? address : "id-terms",
    isReplacing: isMarkedAsReplacement(),
  }));
  const actor = useActorRef(
    idCheckMachine.provide({
      actors: idCheckServices({
        extraId,
        openPort: ports.idDocument,
        loadEvents: async () => (await queries.fetchQuery(extraEventsQuery(signedIn))).rows,
        onSent,
        toaster,
        forgetEvents: () => queries.removeQueries({ queryKey: extraEventsQuery(signedIn).queryKey }),
      }),
      actions: {
        goOn: () => navigation.back(OVERVIEW),
        goToDashboard() {
          toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "idCheck.deleted" } });
          navigation.replace("dashboard");
        },
      },
    }),
    { input },
    followIdCheck({
      address: currentScreen,
      show: navigation.replace,
      mark: markAsReplacement,
      tell(isCompleted) {
        if (completion.flags().id_check_complete === isCompleted) return;
        (isCompleted ? completion.complete : completion.clear)("id_check_complete");
      },
    }),
  );
  useEffect(() => {
    if (isPlace(address)) actor.send({ type: "screen.opened", place: address, isReplacing: isMarkedAsReplacement() });
  }, [actor, address]);
  const view = useActorView(actor, toIdCheckView);
  useArrival(partOf(view));
  const send = (event: IdCheckEvent) => actor.send(event);
  const frame = useFrame(OVERVIEW);
  switch (view.screen) {
    case "opening":
      return <IdCheckOpeningScreen {...view} frame={frame} onRetry={() => send({ type: "retry.requested" })} />;
    case "id-terms":
      return <IdTerms view={view} frame={frame} send={send} />;
    case "id-capture":
      return view.photo ? (
        <IdPhotoReview view={view} sent={sent} frame={frame} send={send} />
      ) : (
        <IdCapture view={view} frame={frame} send={send} />
      );
    case "id-result":
      return <IdResult view={view} frame={frame} send={send} />;
  }
}
