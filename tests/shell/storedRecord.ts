import { extraSchema, type Extra } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";

export const GET = "GET /extras/17";
export const PUT = "PUT /extras/17";
export const ME = "GET /auth/me";
export const countries = [{ nationality: "Deutsch", country_id: 49 }];

/** A record with everything in it that a save must not touch. */
export const stored = {
  extra_id: 17,
  first_name: "Amira",
  last_name: "Okonkwo",
  email: "amira@example.de",
  mobile_number: "+49 151",
  sozialversicherung: "65 140891 O 006",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  department: "Gepäck",
  idnr: 12345678901,
  something_new: { nested: true },
  created_at: "2026-01-01T00:00:00Z",
  last_login_at: "2026-11-19T00:00:00Z",
};
const { extra_id: _id, created_at: _created, last_login_at: _login, ...rest } = stored;
/** What a save sends back. */
export const unchanged = rest;
export const loaded: Extra = extraSchema.parse(stored);
export const edited = { ...profileFormOf(loaded), firstName: "Amira Chidinma" };
