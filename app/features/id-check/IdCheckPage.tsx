import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { idCheckMachine, type IdCheckEvent, type IdCheckInput } from "#app/features/id-check/idCheckMachine.ts";
import { idCheckActors } from "#app/features/id-check/idCheckApi.ts";
import {
  continueTo,
  followIdCheck,
  isIdCheckScreen,
  toIdCheckView,
  type IdCheckView,
} from "#app/features/id-check/idCheckView.ts";
import { address as browserAddress } from "#app/navigation/address.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { currentScreen, useScreen } from "#app/navigation/location.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { photoFromFile, photoFromVideo } from "#app/platform/camera/photo.ts";
import { useCamera } from "#app/platform/camera/useCamera.ts";
import { useToday } from "#app/shell/clock.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { loadQuery } from "#app/shell/queryClient.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useAutoAdvance } from "#app/shell/useAutoAdvance.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { useSent } from "#app/shell/mutations.ts";
import { isSeenByProvider } from "#src/model/id-check/idCheck.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import { IdCaptureScreen } from "#src/screens/id-check/IdCaptureScreen.tsx";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import { IdPhotoReviewScreen } from "#src/screens/id-check/IdPhotoReviewScreen.tsx";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

const OVERVIEW = "app-profile-completion-overview";

/** Whether this history entry was made for a replacement; survives a reload (P26). */
const isMarkedAsReplacement = (): boolean => browserAddress().state()?.isReplacing === true;

function markAsReplacement(isReplacing: boolean): void {
  if (isReplacing !== isMarkedAsReplacement())
    browserAddress().write({ ...browserAddress().state(), isReplacing }, { replace: true });
}

/** The key of the part whose heading takes the focus. */
function partOf(view: IdCheckView): string {
  if (view.screen === "id-terms" && view.status === "confirmed") return "confirmed";
  return view.screen === "id-capture" && view.photo ? "review" : view.screen;
}

/**
 * The ID check on three URLs: one machine from the first screen to the last, so that data and photo stay in memory. The
 * URL follows the machine, and the machine the browser's back and forward.
 */
export function IdCheckPage() {
  const signedIn = useSignedIn();
  const { client, extraId, completion, toaster } = signedIn;
  const queries = useQueryClient();
  const navigation = useNavigation();
  const address = useScreen();
  const { sent, onSent } = useSent();
  const [input] = useState<IdCheckInput>(() => ({
    screen: isIdCheckScreen(address) ? address : "id-terms",
    isReplacing: isMarkedAsReplacement(),
  }));
  const actor = useActorRef(
    idCheckMachine.provide({
      actors: idCheckActors({
        client,
        extraId,
        loadEvents: async () => (await loadQuery(queries, extraEventsQuery(signedIn))).rows,
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
      notify(isCompleted) {
        if (completion.flags().id_check_complete === isCompleted) return;
        (isCompleted ? completion.complete : completion.clear)("id_check_complete");
      },
    }),
  );
  useEffect(() => {
    if (isIdCheckScreen(address))
      actor.send({ type: "screen.opened", screen: address, isReplacing: isMarkedAsReplacement() });
  }, [actor, address]);
  const view = useSelector(actor, toIdCheckView);
  usePartFocus(partOf(view));
  const send = (event: IdCheckEvent) => actor.send(event);
  const frame = useFrame(OVERVIEW);
  switch (view.screen) {
    case "opening":
      return <IdCheckOpeningScreen {...view} frame={frame} onRetry={() => send({ type: "retry.requested" })} />;
    case "id-terms":
      return <Terms view={view} frame={frame} send={send} />;
    case "id-capture":
      return view.photo ? (
        <PhotoReview view={view} sent={sent} frame={frame} send={send} />
      ) : (
        <Capture view={view} frame={frame} send={send} />
      );
    case "id-result":
      return <Result view={view} frame={frame} send={send} />;
  }
}

type PartProps<Part extends Partial<IdCheckView>> = {
  view: Extract<IdCheckView, Part>;
  frame: Frame;
  send: (event: IdCheckEvent) => void;
};

function Terms({ view, frame, send }: PartProps<{ screen: "id-terms" }>) {
  const { local } = useSignedIn();
  const autoAdvance = useAutoAdvance(local, view.status === "confirmed", () => send({ type: "confirmation.elapsed" }));
  return (
    <IdTermsScreen
      {...view}
      frame={frame}
      autoAdvance={autoAdvance}
      today={useToday()}
      onSubmit={(data) => send({ type: "data.submitted", data })}
      onContinue={() => send({ type: "continue.requested" })}
    />
  );
}

/** The camera runs exactly while this is mounted (U4), and never without a press before (D-109). */
function Capture({ view, frame, send }: PartProps<{ screen: "id-capture"; photo: null }>) {
  const { isCameraOff, replacement, status, problem } = view;
  const { camera, view: picture } = useCamera(!isCameraOff);
  return (
    <IdCaptureScreen
      replacement={replacement}
      status={status}
      problem={problem}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      camera={isCameraOff ? { kind: "off" } : picture}
      onCapture={(video) => send({ type: "picture.chosen", picture: () => photoFromVideo(video) })}
      onFileChoose={(file) => send({ type: "picture.chosen", picture: () => photoFromFile(file) })}
      onStartCamera={() => send({ type: "camera.requested" })}
      onTorchChange={(on) => void camera.setTorch(on)}
      onRetryCamera={() => camera.retry()}
    />
  );
}

type PhotoReviewProps = PartProps<{ screen: "id-capture"; photo: Blob }> & { sent: number };

/** The camera is off; back turns it on. */
function PhotoReview({ view, sent, frame, send }: PhotoReviewProps) {
  const { photo, replacement, status, problem } = view;
  return (
    <IdPhotoReviewScreen
      photo={photo}
      replacement={replacement}
      status={status}
      problem={problem}
      sent={sent}
      frame={{ ...frame, onBack: () => send({ type: "back.requested" }) }}
      onUse={() => send({ type: "photo.accepted" })}
      onRetake={() => send({ type: "retake.requested" })}
    />
  );
}

function Result({ view, frame, send }: PartProps<{ screen: "id-result" }>) {
  const { source } = useNavigation();
  const { data: days } = useQuery(extraEventsQuery(useSignedIn()));
  const { document, ...rest } = view;
  return (
    <IdResultScreen
      {...rest}
      frame={frame}
      document={
        document && { ...document, photo: document.photo ?? null, isVerified: isSeenByProvider(days?.rows ?? []) }
      }
      continueTo={continueTo(source)}
      onContinue={() => send({ type: "continue.requested" })}
      onReplace={() => send({ type: "replace.requested" })}
      onDelete={() => send({ type: "delete.requested" })}
      onConfirmDelete={() => send({ type: "delete.confirmed" })}
      onCancel={() => send({ type: "delete.cancelled" })}
      onToTerms={() => send({ type: "terms.requested" })}
    />
  );
}
