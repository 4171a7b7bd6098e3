import type { SnapshotFrom } from "xstate";
import type { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { IdCheckEvent, IdCheckPlace } from "#app/features/id-check/idCheckSetup.ts";
import type { IdDocument } from "#app/client/ports.ts";
import { canReplace } from "#src/model/id-check/idCheck.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import type { IdCaptureScreenProps } from "#src/screens/id-check/IdCaptureScreen.tsx";
import type { IdPhotoReviewScreenProps } from "#src/screens/id-check/IdPhotoReviewScreen.tsx";
import type { IdCheckOpeningScreenProps } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import type { IdResultScreenProps } from "#src/screens/id-check/IdResultScreen.tsx";
import type { IdTermsScreenProps } from "#src/screens/id-check/IdTermsScreen.tsx";

export type IdCheckView =
  | ({ screen: "opening" } & Pick<IdCheckOpeningScreenProps, "status">)
  | ({ screen: "id-terms" } & Pick<IdTermsScreenProps, "initial" | "status" | "problem">)
  | ({ screen: "id-capture"; photo: null; isCameraOff: boolean } & Pick<
      IdCaptureScreenProps,
      "replacement" | "status" | "problem"
    >)
  | ({ screen: "id-capture" } & Pick<IdPhotoReviewScreenProps, "photo" | "replacement" | "status" | "problem">)
  | ({ screen: "id-result"; document: IdDocument | null } & Pick<IdResultScreenProps, "isReplaced" | "deletion">);

/** Pure; the only place that asks the machine where it is. */
export function toIdCheckView(snapshot: SnapshotFrom<typeof idCheckMachine>): IdCheckView {
  const { data, dataFailure, document, capture, photoProblem, deleteFailed, isCameraOff } = snapshot.context;
  if (snapshot.matches("terms")) {
    const status = snapshot.matches({ terms: "checking" })
      ? "checking"
      : snapshot.matches({ terms: "confirmed" })
        ? "confirmed"
        : "editing";
    return { screen: "id-terms", initial: data, status, problem: dataFailure };
  }
  if (snapshot.matches("capture")) {
    const isReplacing = document.navigationContext === "replacement" && canReplace(document);
    const replacement = isReplacing ? { left: document.replacementsRemaining } : null;
    if (capture) {
      const status = snapshot.matches({ capture: "sending" }) ? "sending" : "reviewing";
      return { screen: "id-capture", photo: capture.photo, replacement, status, problem: photoProblem };
    }
    const status = snapshot.matches({ capture: "taking" }) ? "preparing" : "ready";
    return { screen: "id-capture", photo: null, isCameraOff, replacement, status, problem: photoProblem };
  }
  if (snapshot.matches("result")) {
    const isAsking = snapshot.matches({ result: "asking" });
    return {
      screen: "id-result",
      document: snapshot.matches({ result: "none" }) ? null : document,
      isReplaced: snapshot.matches({ result: "replaced" }),
      deletion: isAsking
        ? deleteFailed
          ? "failed"
          : "asking"
        : snapshot.matches({ result: "deleting" })
          ? "deleting"
          : null,
    };
  }
  const status = snapshot.matches("failed")
    ? "failed"
    : snapshot.matches({ opening: "reloading" })
      ? "retrying"
      : "loading";
  return { screen: "opening", status };
}

type PartProps<View> = { view: View; frame: Frame; send: (event: IdCheckEvent) => void };

export type IdCheckPartProps<Place extends IdCheckPlace> = PartProps<Extract<IdCheckView, { screen: Place }>>;
export type CapturePartProps = PartProps<Extract<IdCheckView, { screen: "id-capture"; photo: null }>>;
export type ReviewPartProps = PartProps<Extract<IdCheckView, { screen: "id-capture"; photo: Blob }>>;
