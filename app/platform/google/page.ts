/** The Google settings of the page. `script` replaces Google's own script; null uses Google's. */
export type GoogleOnPage = { clientId: string; script: string | null };

export const CLIENT_ID_META = "google-client-id";
export const SCRIPT_META = "google-identity-script";

/** Null without a client: no button, no request to Google, no Google host in the policy (C-06). */
export function googleOnPage(contentOf: (name: string) => string | undefined): GoogleOnPage | null {
  const clientId = contentOf(CLIENT_ID_META)?.trim();
  return clientId ? { clientId, script: contentOf(SCRIPT_META)?.trim() || null } : null;
}
