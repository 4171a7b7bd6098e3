import type { FaultKind } from "../faultKinds.ts";
import { refuse, type Reply } from "../database/reply.ts";

const json = ({ status, body }: Reply, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const page = (status: number, title: string) =>
  new Response(`<!doctype html><html lang="de"><title>${title}</title><h1>${title}</h1></html>`, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });

const deadToken = () => json(refuse(401, "Sie sind nicht mehr angemeldet.", { error: "TOKEN_INVALID" }));

/** Responses sent instead of the provider's: its rules do not run. */
export const brokenAnswers: Partial<Record<FaultKind, () => Response>> = {
  "server-error": () =>
    json(refuse(500, "Das hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten noch einmal.")),
  "bad-gateway-page": () => page(502, "502 Bad Gateway"),
  maintenance: () => json(refuse(503, "Wartungsarbeiten bis 18:00\u00a0Uhr."), { "retry-after": "600" }),
  "rate-limited": () => json(refuse(429, "Bitte warten Sie noch 45 Sekunden.", { remainingSeconds: 45 })),
  "rate-limited-unspecified": () => json(refuse(429, "Zu viele Anfragen. Bitte warten Sie etwas.")),
  "token-dead-refresh-ok": deadToken,
  "token-dead-refresh-refused": deadToken,
  "token-dead-refresh-unanswered": deadToken,
  forbidden: () => json(refuse(403, "Das kann nur eine andere Person. Bitte fragen Sie Ihre Ansprechperson.")),
  "not-found": () => json(refuse(404, "Das gibt es hier nicht mehr. Bitte laden Sie die Seite neu.")),
  conflict: () => json(refuse(409, "Jemand war schneller. Bitte laden Sie die Seite neu.")),
  unprocessable: () => json(refuse(422, "Bitte prüfen Sie Ihre Angaben.")),
  "too-large-page": () => page(413, "413 Request Entity Too Large"),
  "captive-portal": () => page(200, "Anmeldung WLAN Terminal 3"),
  "refused-with-200": () => json(refuse(200, "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.")),
};
