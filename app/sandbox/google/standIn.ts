import { googleInMarkup, withGoogle } from "#app/platform/google/inMarkup.ts";

/** The mock of Google, served beside the outbox; offers invented accounts. */
const standIn = { clientId: "sandbox", script: "/outbox/google/client.js" };

/** Leaves a page unchanged that has its own client, or no meta element for one. */
export function addGoogleStandIn(html: string): string {
  const hasMeta = html.includes('name="google-client-id"');
  return hasMeta && !googleInMarkup(html) ? withGoogle(html, standIn) : html;
}
