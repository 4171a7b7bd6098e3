import type { FaultKind } from "../../faultKinds.ts";

export const faultWords: Record<FaultKind, string> = {
  offline: "Keine Verbindung",
  reset: "Verbindung bricht nach der Verarbeitung ab",
  "no-answer": "Keine Antwort",
  stall: "Antwort bricht mittendrin ab",
  slow: "Antwort nach 10 Sekunden",
  "server-error": "500 mit JSON",
  "bad-gateway-page": "502 mit HTML-Seite",
  maintenance: "503 Wartung mit Retry-After",
  "rate-limited": "429 mit Wartezeit",
  "rate-limited-unspecified": "429 ohne Wartezeit",
  "token-dead-refresh-ok": "401, Erneuern klappt",
  "token-dead-refresh-refused": "401, Erneuern abgelehnt",
  "token-dead-refresh-unanswered": "401, Erneuern ohne Antwort",
  forbidden: "403",
  "not-found": "404",
  conflict: "409",
  unprocessable: "422 mit Meldung",
  "captive-portal": "200 mit HTML (WLAN-Anmeldung)",
  "no-content": "204 ohne Inhalt",
  truncated: "Abgeschnittenes JSON",
  "wrong-shape": "Andere Form (data: null)",
  "refused-with-200": "200 mit success: false",
  "unknown-values": "Unbekannte Werte und Felder",
  "wrong-content-type": "Falscher Inhaltstyp",
  "ten-thousand": "10.000 Einträge",
  "out-of-order": "Antwort 3 Sekunden zu spät",
};

const statusWords: Record<string, string> = {
  verified: "hat ein Konto",
  unverified: "eingeladen, noch nicht registriert",
  external_user: "gehört zu einer Partnerfirma",
  not_found: "nicht bekannt",
};

export const statusWord = (status: string): string => statusWords[status] ?? `Status „${status}“`;
