import { google } from "#app/platform/config.ts";
import type { GoogleSignIn } from "#app/platform/google/port.ts";

/** Loads the adapter. Loads nothing from Google before `choose` is called; rejects if no client is configured. */
export async function googleSignIn(): Promise<GoogleSignIn> {
  if (!google) throw new Error("No Google client is configured.");
  const { browserGoogleIdentity } = await import("#app/platform/google/googleIdentity.ts");
  return browserGoogleIdentity(google);
}
