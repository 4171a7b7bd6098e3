import { accept, type Reply } from "../world/reply.ts";

const nationalities = ["deutsch", "französisch", "nigerianisch", "polnisch", "türkisch"];

export function getCountries(): Reply {
  return accept({ data: nationalities.map((nationality, index) => ({ country_id: index + 1, nationality })) });
}
