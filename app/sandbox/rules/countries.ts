import { COUNTRIES } from "#src/model/profile/countries.ts";
import { accept, type Reply } from "../database/reply.ts";

export function getCountries(): Reply {
  return accept({ data: COUNTRIES.map(({ nationality }, index) => ({ country_id: index + 1, nationality })) });
}
