import * as z from "zod/mini";
import { GOOGLE_SCRIPT } from "#app/platform/google/addresses.ts";
import { createScriptLoader, type GoogleOAuth } from "#app/platform/google/identityScript.ts";
import type { GoogleOnPage } from "#app/platform/google/page.ts";
import type { GoogleSignIn } from "#app/platform/google/port.ts";
import { fetchGoogleProfile } from "#app/platform/google/userInfoClient.ts";
import { optionalText } from "#src/model/reading.ts";
import type { GoogleProfile } from "#src/model/auth/signUp.ts";

/** Later the window counts as lost, and the entry is enabled again. In milliseconds. */
export const CHOICE_LIMIT_MS = 600_000;

const tokenSchema = z.object({ access_token: optionalText, error: optionalText });
const errorSchema = z.object({ type: optionalText });

/** Resolves with null if the user closes the window or declines. Rejects on any other error. */
const requestToken = (oauth: GoogleOAuth, clientId: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string | undefined) => reject(new Error(`Google gives no access: ${reason}`));
    const timer = setTimeout(() => fail("nobody has chosen"), CHOICE_LIMIT_MS);
    const client = oauth.initTokenClient({
      client_id: clientId,
      scope: "openid email profile",
      prompt: "select_account",
      callback(answer) {
        clearTimeout(timer);
        const { data } = z.safeParse(tokenSchema, answer);
        if (data?.error === "access_denied") resolve(null);
        else if (data?.access_token) resolve(data.access_token);
        else fail(data?.error);
      },
      error_callback(error) {
        clearTimeout(timer);
        const type = z.safeParse(errorSchema, error).data?.type;
        if (type === "popup_closed") resolve(null);
        else fail(type);
      },
    });
    client.requestAccessToken();
  });

export type GoogleDeps = {
  loadScript: () => Promise<GoogleOAuth>;
  fetchProfile: (accessToken: string) => Promise<GoogleProfile>;
};

/** The port over Google Identity Services. Loads nothing from Google before `choose` (S4). */
export function createGoogleIdentity(
  { clientId }: GoogleOnPage,
  { loadScript, fetchProfile }: GoogleDeps,
): GoogleSignIn {
  return {
    async choose() {
      const accessToken = await requestToken(await loadScript(), clientId);
      return accessToken === null
        ? { kind: "cancelled" }
        : { kind: "chosen", profile: await fetchProfile(accessToken) };
    },
  };
}

let inBrowser: GoogleSignIn | null = null;

/** Created once: a policy can be created only once per page. */
export const browserGoogleIdentity = (google: GoogleOnPage): GoogleSignIn =>
  (inBrowser ??= createGoogleIdentity(google, {
    loadScript: createScriptLoader(window, google.script ?? GOOGLE_SCRIPT),
    fetchProfile: (accessToken) => fetchGoogleProfile(google.script, accessToken),
  }));
