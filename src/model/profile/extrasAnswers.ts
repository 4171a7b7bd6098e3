import * as z from "zod/mini";
import { recordIn } from "#src/model/answer.ts";
import { listOf } from "#src/model/listAnswer.ts";
import { countrySchema } from "#src/model/profile/country.ts";
import { extraSchema } from "#src/model/profile/extra.ts";

/** The user's record (API-42, APIS-02). */
export const extraAnswer = z.pipe(z.transform(recordIn), extraSchema);

/** The nationality list (API-48, APIS-13). An empty one is invalid: it offers no choice. */
export const countriesAnswer = listOf(countrySchema).check(z.refine(({ rows }) => rows.length > 0));
