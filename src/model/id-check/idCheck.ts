import type { ExtraEvent } from "#src/model/events/event.ts";

export const INITIAL_REPLACEMENTS = 2;
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const ID_NUMBER_MAX_LENGTH = 10;

/** Status of the ID check (ENTS-12). `uploadDate` in ISO form. */
export type IdCheckState = {
  status: "Pending" | "Completed";
  replacementsRemaining: 0 | 1 | typeof INITIAL_REPLACEMENTS;
  navigationContext: "replacement" | "initial" | null;
  uploadDate: string | null;
};

export const initialIdCheckState: IdCheckState = {
  status: "Pending",
  replacementsRemaining: INITIAL_REPLACEMENTS,
  navigationContext: null,
  uploadDate: null,
};

/** The data on the ID card as sent (ENTS-11). */
export type IdDataForm = {
  personalausweisnummer: string;
  vorname_idcard: string;
  nachname: string;
  geburtsdatum: string;
  geburtsort: string;
  validierung_erfolgreich: boolean;
};

/** The redirect of the ID data form when it is complete; `null`: stay (IDC-03, VS-101). */
export const idTermsGuard = ({ status }: IdCheckState): "id-result" | null =>
  status === "Completed" ? "id-result" : null;

/** The same for the camera: only for users without a photo or about to replace it (IDC-16, VS-107). */
export const idCaptureGuard = ({ status, navigationContext }: IdCheckState): "id-result" | null =>
  status === "Completed" && navigationContext !== "replacement" ? "id-result" : null;

/** Whether an existing photo may be replaced (IDC-28). */
export const canReplace = ({ status, replacementsRemaining }: IdCheckState): boolean =>
  status === "Completed" && replacementsRemaining > 0;

/** Starts a replacement. Does not use up a try yet (D-17); unchanged if there is none left. */
export const startReplacement = (state: IdCheckState): IdCheckState =>
  canReplace(state) ? { ...state, navigationContext: "replacement" } : state;

/**
 * After a photo was uploaded, with `now` in milliseconds (IDC-20, IDC-21). The first one costs nothing, a replacement
 * one of two tries (IDC-29, D-17, P26). A photo without a request changes nothing.
 */
export function captureId(state: IdCheckState, now: number): IdCheckState {
  const captured = { status: "Completed", navigationContext: null, uploadDate: new Date(now).toISOString() } as const;
  if (state.status === "Pending") return { ...state, ...captured };
  if (state.navigationContext !== "replacement" || !canReplace(state)) return state;
  return { ...state, ...captured, replacementsRemaining: state.replacementsRemaining === 2 ? 1 : 0 };
}

/** After the photo was deleted: reset to the beginning, with all replacements (IDC-32 to IDC-34, D-18, P27). */
export const deleteId = (_state: IdCheckState): IdCheckState => initialIdCheckState;

type SeenDay = Pick<ExtraEvent, "id_check">;

/** Whether the provider has checked the document, according to any of the user's days (D-100). */
export const isSeenByProvider = (events: readonly SeenDay[]): boolean =>
  events.some(({ id_check }) => id_check === true);

/** A document checked by the provider overrides the status on the device; an unchecked one does not (D-100). */
export const withProviderVerdict = (state: IdCheckState, events: readonly SeenDay[]): IdCheckState =>
  isSeenByProvider(events) ? { ...state, status: "Completed" } : state;
