import * as z from "zod/mini";
import { recordIn } from "#src/model/answers/answer.ts";
import { listOf } from "#src/model/answers/list.ts";
import { countrySchema } from "#src/model/country.ts";
import { extraSchema } from "#src/model/extra.ts";

/** The record of a person (API-42, APIS-02). */
export const extraAnswer = z.pipe(z.transform(recordIn), extraSchema);

/** The nationality list (API-48, APIS-13). */
export const countriesAnswer = listOf(countrySchema);
