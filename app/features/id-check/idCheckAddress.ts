import type { SnapshotFrom } from "xstate";
import type { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { IdCheckPlace } from "#app/features/id-check/idCheckSetup.ts";
import { toIdCheckView } from "#app/features/id-check/idCheckView.ts";
import type { ScreenName } from "#app/navigation/screens.ts";

export const isPlace = (screen: ScreenName): screen is IdCheckPlace =>
  screen === "id-terms" || screen === "id-capture" || screen === "id-result";

export type IdCheckSurroundings = {
  /** The screen of the address. */
  address: () => ScreenName;
  show: (place: IdCheckPlace) => void;
  /** Notes in the history entry whether it was made for a replacement (P26). */
  mark: (isReplacing: boolean) => void;
  tell: (isCompleted: boolean) => void;
};

/** Tells with every snapshot whether a document is there. The address follows the check until somebody has gone elsewhere. */
export const followIdCheck =
  ({ address, show, mark, tell }: IdCheckSurroundings) =>
  (snapshot: SnapshotFrom<typeof idCheckMachine>) => {
    const { screen } = toIdCheckView(snapshot);
    if (screen === "opening" && snapshot.status === "active") return;
    const { document, isReplacing } = snapshot.context;
    tell(document.status === "Completed");
    const at = address();
    if (screen === "opening" || !isPlace(at)) return;
    if (screen !== at) show(screen);
    mark(isReplacing);
  };
