import { googleInMarkup, withGoogle } from "#app/platform/google/inMarkup.ts";

/** The stand-in for Google, served beside the outbox; it shows a choice of invented people. */
const standIn = { clientId: "sandbox", script: "/outbox/google/client.js" };

/** A page that names a client of its own keeps it, and so does one that has no place for it. */
export function addGoogleStandIn(html: string): string {
  const hasMeta = html.includes('name="google-client-id"');
  return hasMeta && !googleInMarkup(html) ? withGoogle(html, standIn) : html;
}
