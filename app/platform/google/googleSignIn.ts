import { google } from "#app/platform/config.ts";
import type { GoogleSignIn } from "#app/platform/google/port.ts";

/** Fetches the adapter. Nothing of Google's is loaded before `choose` is called; rejects when it is not offered. */
export async function googleSignIn(): Promise<GoogleSignIn> {
  if (!google) throw new Error("No Google client is configured.");
  const { browserGoogleIdentity } = await import("#app/platform/google/googleIdentity.ts");
  return browserGoogleIdentity(google);
}
