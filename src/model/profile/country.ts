import * as z from "zod/mini";
import { requiredText, textOf, wireId } from "#src/model/reading.ts";

/** A row of the nationality list (ENT-53, ENT-54, ENTS-09). */
export const countrySchema = z.object({ nationality: requiredText, country_id: z.nullish(wireId) });

export type Country = z.infer<typeof countrySchema>;

/** The country of a stored nationality, which is a word or the id of a country (ENTS-04, C-41, D-75); `null` if unknown. */
export function resolveCountry(value: unknown, countries: readonly Country[]): Country | null {
  const name = textOf(value).trim().toLowerCase();
  if (name === "") return null;
  const byWord = countries.find((country) => country.nationality.toLowerCase() === name);
  return byWord ?? countries.find((country) => textOf(country.country_id) === name) ?? null;
}
