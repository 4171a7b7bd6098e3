/** What the page's head says of Google: the client, and where the script is if not at Google. */
export type GoogleOnPage = { clientId: string; script: string };

export const GOOGLE_SCRIPT = "https://accounts.google.com/gsi/client";

export const clientIdName = "google-client-id";
export const scriptName = "google-identity-script";

/** Null without a client: no button, no request to Google, no word of it in the policy (C-06). */
export function googleOnPage(contentOf: (name: string) => string | null | undefined): GoogleOnPage | null {
  const clientId = contentOf(clientIdName)?.trim();
  return clientId ? { clientId, script: contentOf(scriptName)?.trim() || GOOGLE_SCRIPT } : null;
}

/** The one policy that may name a script to load; it exists only where a client is configured (S1). */
export const SCRIPT_POLICY = "gangway-google-script";
