import type { FaultKind } from "./faultKinds.ts";

const connection = {
  offline: "Es gibt keine Verbindung",
  reset: "Die Verbindung bricht nach der Verarbeitung ab",
  "no-answer": "Der Server antwortet nicht",
  stall: "Die Antwort bricht mittendrin ab",
  slow: "Die Antwort kommt erst nach 10 Sekunden",
  "out-of-order": "Die Antwort kommt 3 Sekunden zu spät",
  "captive-portal": "Das WLAN zeigt seine eigene Anmeldeseite (200)",
};

const server = {
  "server-error": "Der Server meldet einen Fehler (500)",
  "bad-gateway-page": "Statt einer Antwort kommt eine Fehlerseite (502)",
  maintenance: "Der Server wird gewartet (503)",
  "rate-limited": "Zu viele Anfragen, mit Wartezeit (429)",
  "rate-limited-unspecified": "Zu viele Anfragen, ohne Wartezeit (429)",
};

const session = {
  "token-dead-refresh-ok": "Die Anmeldung läuft ab, das Erneuern klappt (401)",
  "token-dead-refresh-refused": "Die Anmeldung läuft ab, das Erneuern wird abgelehnt (401)",
  "token-dead-refresh-unanswered": "Die Anmeldung läuft ab, das Erneuern bleibt ohne Antwort (401)",
};

const refusal = {
  forbidden: "Der Server verweigert den Zugriff (403)",
  "not-found": "Was gesucht wird, gibt es nicht mehr (404)",
  conflict: "Jemand war schneller (409)",
  unprocessable: "Der Server nimmt die Angaben nicht an (422)",
  "too-large-page": "Ein Server davor nimmt nichts so Großes an (413)",
  "refused-with-200": "Der Server lehnt ab und meldet trotzdem 200",
};

const answer = {
  "no-content": "Die Antwort ist leer (204)",
  truncated: "Die Antwort ist abgeschnitten",
  "wrong-shape": "Die Antwort hat eine andere Form (data: null)",
  "unknown-values": "Die Antwort enthält unbekannte Werte und Felder",
  "wrong-content-type": "Die Antwort nennt einen falschen Inhaltstyp",
  "ten-thousand": "Die Antwort hat 10.000 Einträge",
};

/** The faults in users' words, with the status if the response has one. */
export const faultWords: Record<FaultKind, string> = { ...connection, ...server, ...session, ...refusal, ...answer };

/** Where a fault lies, each with its faults. */
export const faultGroups: readonly (readonly [title: string, faults: Partial<Record<FaultKind, string>>])[] = [
  ["Verbindung", connection],
  ["Server", server],
  ["Anmeldung", session],
  ["Ablehnung", refusal],
  ["Inhalt der Antwort", answer],
];
