import * as z from "zod/mini";
import { flag, orElse, text } from "#src/model/reading.ts";

export const INITIAL_REPLACEMENTS = 2;
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const ID_NUMBER_MAX_LENGTH = 10;

/** Where the ID check stands (ENTS-12). Restored from storage, so that nonsense becomes the start. */
export const idCheckStateSchema = z.object({
  status: orElse(z.enum(["Pending", "Completed"]), "Pending"),
  replacementsRemaining: orElse(z.literal([0, 1, INITIAL_REPLACEMENTS]), INITIAL_REPLACEMENTS),
  navigationContext: orElse(z.nullable(z.enum(["replacement", "initial"])), null),
  uploadDate: orElse(z.nullable(z.string()), null),
});
export type IdCheckState = z.output<typeof idCheckStateSchema>;

export const initialIdCheckState: IdCheckState = {
  status: "Pending",
  replacementsRemaining: INITIAL_REPLACEMENTS,
  navigationContext: null,
  uploadDate: null,
};

/** The data on the ID card (ENTS-11). A missing verdict is no success (D-19). */
export const idDataFormSchema = z.object({
  personalausweisnummer: text,
  vorname_idcard: text,
  nachname: text,
  geburtsdatum: text,
  geburtsort: text,
  validierung_erfolgreich: flag(false, false),
});
export type IdDataForm = z.output<typeof idDataFormSchema>;
