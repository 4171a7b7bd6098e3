import * as z from "zod/mini";
import { GOOGLE_USER_INFO } from "#app/platform/google/addresses.ts";
import { limited } from "#app/platform/google/limited.ts";
import { flag, requiredText, text } from "#src/model/reading.ts";
import type { GoogleProfile } from "#src/model/auth/signUp.ts";

const userInfoSchema = z.object({
  name: text,
  email: requiredText,
  picture: text,
  email_verified: flag(true, false),
});

/** A replaced script has its own endpoint beside it. */
const addressBeside = (script: string | null, origin: string) =>
  script === null ? GOOGLE_USER_INFO : new URL("userinfo", new URL(script, origin)).href;

/**
 * The profile for an access token (AUTH-22). Rejects on a timeout, an invalid response, and an e-mail address that
 * Google has not verified: it would skip our verification step.
 */
export const fetchGoogleProfile = (script: string | null, accessToken: string): Promise<GoogleProfile> =>
  limited(async (signal) => {
    const answer = await window.fetch(addressBeside(script, window.location.origin), {
      headers: { Accept: "application/json", Authorization: `Bearer ${accessToken}` },
      credentials: "omit",
      signal,
    });
    if (!answer.ok) throw new Error(`Google answers ${answer.status}.`);
    const { email_verified: isConfirmed, ...profile } = z.parse(userInfoSchema, await answer.json());
    if (!isConfirmed) throw new Error("Google has not confirmed this address.");
    return profile;
  });
