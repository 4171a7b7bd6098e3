import type { SnapshotFrom } from "xstate";
import type { IdCheckScreenName, IdDocument, idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import { canReplace } from "#src/model/id-check/idCheck.ts";
import type { IdCaptureScreenProps } from "#src/screens/id-check/IdCaptureScreen.tsx";
import type { IdPhotoReviewScreenProps } from "#src/screens/id-check/IdPhotoReviewScreen.tsx";
import type { IdCheckOpeningScreenProps } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import type { IdContinueTo, IdResultScreenProps } from "#src/screens/id-check/IdResultScreen.tsx";
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
  if (snapshot.matches("result") || snapshot.matches("over")) {
    const isConfirming = snapshot.matches({ result: "asking" });
    return {
      screen: "id-result",
      document: snapshot.matches({ result: "none" }) ? null : document,
      isReplaced: snapshot.matches({ result: "replaced" }),
      deletion: isConfirming
        ? deleteFailed
          ? "failed"
          : "asking"
        : snapshot.matches({ result: "deleting" }) || snapshot.matches("over")
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

const continueLabels: Partial<Record<ScreenName, IdContinueTo>> = {
  "app-contract": "toContract",
  "app-profile-completion-overview": "toOverview",
  "my-profile": "toMyProfile",
  dashboard: "toStart",
};

/** The label of the continue button: the source screen, or the overview without one (D-16, VS-111). */
export const continueTo = (source: ScreenName | null): IdContinueTo =>
  source === null ? "toOverview" : (continueLabels[source] ?? "toSource");

export const isIdCheckScreen = (screen: ScreenName): screen is IdCheckScreenName =>
  screen === "id-terms" || screen === "id-capture" || screen === "id-result";

export type IdCheckSurroundings = {
  address: () => ScreenName;
  show: (place: IdCheckScreenName) => void;
  /** Stores in the history entry whether it was made for a replacement (P26). */
  mark: (isReplacing: boolean) => void;
  notify: (isCompleted: boolean) => void;
};

/** Notifies with every snapshot whether a document exists. Updates the URL until the user has left the ID check. */
export const followIdCheck =
  ({ address, show, mark, notify }: IdCheckSurroundings) =>
  (snapshot: SnapshotFrom<typeof idCheckMachine>) => {
    const { screen } = toIdCheckView(snapshot);
    if (screen === "opening") return;
    const { document, isReplacing } = snapshot.context;
    const isActive = snapshot.status === "active";
    notify(isActive && document.status === "Completed");
    const at = address();
    if (!isActive || !isIdCheckScreen(at)) return;
    if (screen !== at) show(screen);
    mark(isReplacing);
  };
