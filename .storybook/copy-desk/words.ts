import type { Refusal } from "./events.ts";
import { kindNames } from "./catalogue/words.ts";
import type { TextKind } from "../findings/kind.ts";
import type { Stage } from "./proposal.ts";
import type { TextRole } from "./spots.ts";
import type { CurrentStatus, Status } from "./status.ts";

const roles: Readonly<Record<Exclude<TextRole, "text">, string>> = {
  label: "Beschriftung",
  name: "Vorlesetext",
  description: "Beschreibung zum Vorlesen",
  placeholder: "Platzhalter",
  alt: "Alternativtext",
  title: "Kurzhinweis",
};

const refused: Readonly<Record<Exclude<Refusal["reason"], "broken">, string>> = {
  unknown: "Diesen Text gibt es im Katalog nicht mehr.",
  stale: "Der Text im Katalog ist inzwischen ein anderer.",
  done: "Dieser Vorschlag steht schon im Katalog.",
};

const statusNames: Readonly<Record<Status, string>> = {
  draft: "ohne Status",
  review: "in Prüfung",
  approved: "freigegeben",
  picture: "freigegeben mit diesem Bild",
};

const stages: Readonly<Record<Stage, string>> = {
  draft: "von Ihnen",
  open: "offen",
  accepted: "angenommen",
  declined: "abgelehnt",
};

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

const caseOf = (name: string) =>
  name === "other" ? "sonst" : name === "one" ? "bei 1" : `bei ${name.replace("=", "")}`;

const severityNames = { error: ["Fehler", "Fehler"], hint: ["Empfehlung", "Empfehlungen"] } as const;

const faultyProposals = (count: number) =>
  `${counted(count, "Vorschlag darin hat", "Vorschläge darin haben")} noch Fehler. Die Prüfung nimmt ${count === 1 ? "ihn" : "sie"} nicht an.`;

/** Texts of the copy desk. */
export const words = {
  panel: "Texte",
  reading: "Texte werden gelesen …",
  none: "Diese Ansicht zeigt keine Texte aus dem Katalog.",
  list: "Texte dieser Ansicht in Lesereihenfolge",
  behind: "Hinter dem Dialog",
  unseen: "Nicht in diesem Zustand",
  columns: { key: "Schlüssel", de: "Deutsch", en: "Englisch", origin: "Herkunft", status: "Status" },
  severity: (severity: keyof typeof severityNames) => `${severityNames[severity][0]}:`,
  times: (count: number) => `(${count}\u00a0×)`,
  noDictionary: "Die deutsche Rechtschreibung prüft nur die Werkbank auf dem eigenen Rechner.",
  hints: (language: string) => `Hinweise: ${language}`,
  point: "Zeigen",
  pointAt: "Auf einen Text der Ansicht zeigen",
  pointing: "Zeigen Sie auf einen Text der Ansicht. Pfeiltasten gehen weiter, Enter wählt, Escape beendet.",
  found: (keys: readonly string[], isBehind: boolean) =>
    keys.length === 0
      ? "Hier steht kein Text aus dem Katalog."
      : `${keys.join(", ")}${isBehind ? ", hinter dem Dialog" : ""}`,
  chosen: (key: string) => `${key} ist gewählt.`,
  nowhere: (key: string) => `Kein Zustand dieses Bildschirms zeigt ${key} von allein.`,
  nothingYet: "Noch kein Vorschlag. Schreiben Sie einen Text neu.",
  searching: "Die Ansicht zu diesem Text wird gesucht …",
  sameText: "Mehrere Schlüssel haben hier denselben Text. Alle sind markiert.",
  alsoSame: (keys: readonly string[]) =>
    `${keys.join(", ")} ${keys.length === 1 ? "hat" : "haben"} hier denselben Text. Welcher Schlüssel gilt, sehen Sie beim Schreiben.`,
  languages: { de: "Deutsch", en: "Englisch" },
  edit: (language: string, key: string) => `${language}: ${key}`,
  /** `name`: of a case, empty for the whole text. */
  fieldOf: (language: string, name: string) => (name === "" ? language : `${language}, ${name}`),
  /** A case of a choice: `=0`, `one`, `other`, or a word that an argument can be. */
  caseOf,
  placeholders: (named: readonly (readonly [form: string, name: string])[]) =>
    `${named.map(([form, name]) => `${form} ist „${name}“`).join(", ")}: Lassen Sie es so stehen.`,
  pound: (name: string) => `# ist „${name}“.`,
  pluralForms: (name: string, cases: readonly string[]) =>
    `# ist „${name}“. ${cases.map((one) => `${one}: ${caseOf(one)}`).join(" · ")}`,
  insert: (name: string) => `${name} einsetzen`,
  held: "Punkte unter einer Lücke: ein geschütztes Leerzeichen. Die Zeile bricht dort nicht um.",
  insertSpaces: "Einsetzen",
  insertSpacesIn: (field: string) => `Geschützte Leerzeichen einsetzen: ${field}`,
  turn: (language: string) => `Ansicht auf ${language} zeigen`,
  back: "Zurücksetzen",
  backTo: (language: string, key: string) => `${language} zurücksetzen: ${key}`,
  before: "Bisher:",
  cases: "Mit Beispielwerten:",
  casesOfView: "Eine Ansicht zeigt nur einen Fall. Mit Beispielwerten:",
  keeps: (isOriginal: boolean) =>
    isOriginal ? "Nicht übernommen. Es gilt weiter der Text:" : "Nicht übernommen. Es gilt weiter der Vorschlag:",
  untaken: "Nicht übernommen:",
  emptied: "Das Feld ist leer.",
  reopened: {
    accepted: (language: string, key: string) =>
      `${language}: ${key} ist neu geschrieben. Die Annahme gilt nicht mehr.`,
    declined: (language: string, key: string) =>
      `${language}: ${key} ist neu geschrieben. Die Ablehnung gilt nicht mehr.`,
  },
  unchanged: (language: string) => `${language} ist unverändert.`,
  /** `answer`: why, where somebody wrote it. */
  declined: (answer: string) => `Vorschlag abgelehnt${answer && `: ${answer}`}`,
  declinedText: "Vorgeschlagen war:",
  statusOfOld: (language: string) =>
    `${language}: Der Vorschlag ist abgelehnt. Der Status gilt dort dem bisherigen Text.`,
  given: "vorgegeben",
  givenIn: (language: string) => `${language} ist von der Spezifikation vorgegeben.`,
  notSeen: "In Gebrauch, aber gerade nicht zu sehen.",
  seek: "Ansicht mit diesem Text suchen",
  shownAs: (shown: readonly TextRole[], kind: TextKind) =>
    `Hier als: ${[...new Set(shown.map((role) => (role === "text" ? kindNames[kind] : roles[role])))].join(", ")}`,
  otherFiles: "Auch in (laut Quelltext)",
  moreFiles: (count: number) => `${count}\u00a0weitere`,
  onlyHere: "Nur auf diesem Bildschirm (laut Quelltext).",
  findings(severity: keyof typeof severityNames, count: number) {
    const [one, many] = severityNames[severity];
    return counted(count, one, many);
  },
  /** What is drafted; empty where nothing is. */
  facts: (proposals: number, statuses: number, untaken: number) =>
    [
      ...(proposals > 0 ? [counted(proposals, "Vorschlag", "Vorschläge")] : []),
      ...(statuses > 0 ? [`${statuses}\u00a0Status`] : []),
      ...(untaken > 0 ? [`${counted(untaken, "Text", "Texte")} nicht übernommen`] : []),
    ].join(", "),
  shared: (proposals: number, texts: number) =>
    `${counted(proposals, "Vorschlag", "Vorschläge")} zu ${counted(texts, "Text", "Texten")}. Der Katalog ist noch unverändert.`,
  trouble: {
    unreadable: () =>
      "Der Vorschlag in diesem Link ist nicht lesbar. Bitte lassen Sie sich den Link noch einmal schicken.",
    cut: (count: number) =>
      `Der Link ist unterwegs gekürzt worden. ${count === 0 ? "Kein Vorschlag ist angekommen." : `Vollständig: ${counted(count, "Vorschlag", "Vorschläge")}. Der Rest fehlt.`} Bitte lassen Sie sich die Datei schicken.`,
    elsewhere: () =>
      "Der Vorschlag zu dieser Adresse ist nicht in diesem Browser. Bitte lassen Sie sich den Link schicken, den „Link teilen“ macht.",
  },
  refused: ({ reason, detail }: Refusal) => (reason === "broken" ? detail : refused[reason]),
  anew: "Trotzdem vorschlagen",
  anewFor: (language: string, key: string) => `Trotzdem vorschlagen: ${language}: ${key}`,
  review: {
    title: "Vorschläge prüfen",
    own: "Vorschläge von Ihnen",
    drafts: "Entwürfe von Ihnen",
    counts: (accepted: number, declined: number, open: number, own: number) =>
      `${accepted}\u00a0angenommen, ${declined}\u00a0abgelehnt, ${open}\u00a0offen${own === 0 ? "" : `, ${own}\u00a0von Ihnen`}`,
    before: "Bisher",
    after: "Neu",
    shownIn: "Zu sehen in",
    rawTexts: "Wie im Katalog geschrieben",
    isOwn: "Teilen Sie den Link. Dann können andere über Ihre Vorschläge entscheiden.",
    accept: "Annehmen",
    decline: "Ablehnen",
    look: "Ansehen",
    decided: { accepted: "Angenommen", declined: "Abgelehnt" },
    why: (decided: string, answer: string) => `${decided}: ${answer}`,
    note: "Kommentar zum Vorschlag",
    answer: "Kommentar zur Entscheidung",
    earlier: "Kommentar zum früheren Vorschlag",
    of: (what: string, language: string, key: string) => `${what}: ${language}: ${key}`,
  },
  status: "Status",
  statusNames,
  statusOf: (key: string) => `Status: ${key}`,
  currentStatus: ({ status, expired }: CurrentStatus) =>
    expired ? `${statusNames[status]}, abgelaufen` : status === "draft" ? "" : statusNames[status],
  expired: {
    wording: "Abgelaufen: Der Wortlaut ist seitdem ein anderer.",
    picture: "Abgelaufen: Der Bildschirm ist seitdem ein anderer.",
  },
  stillFaulty: (count: number) => `Der Text hat noch ${counted(count, "Fehler", "Fehler")}.`,
  again: "Noch einmal bestätigen",
  againFor: (key: string) => `Noch einmal bestätigen: ${key}`,
  onlySeen: "„Mit diesem Bild“ geht nur neben einer Ansicht, die den Text zeigt.",
  stages,
  report: {
    title: "Vorschlag für Texte",
    texts: [
      "Ansicht",
      "Schlüssel",
      "Sprache",
      "Bisher",
      "Neu",
      "Entscheidung",
      "Zum Vorschlag",
      "Zur Entscheidung",
      "Fehler",
    ],
    faulty: faultyProposals,
    unchanged: "unverändert",
    statusTitle: "Status",
    statuses: ["Schlüssel", "Status", "Bild", "Im Patch"],
    taken: "ja",
    left: "nein, der Wortlaut ist ein anderer",
  },
  more: (next: number, left: number) => `Weitere ${next} zeigen (noch ${left})`,
  remove: "Entfernen",
  drop: (language: string, key: string) => `Entfernen: ${language}: ${key}`,
  save: "Speichern",
  saved: (count: number) => `${counted(count, "Vorschlag ist", "Vorschläge sind")} gespeichert.`,
  savedStatuses: (count: number) => `${count}\u00a0Status gespeichert.`,
  export: "Patch erstellen",
  exported: (open: number, faulty: number) =>
    `${
      open === 0
        ? ""
        : `Bitte entscheiden Sie zuerst: Der Patch enthält ${counted(open, "offenen Vorschlag", "offene Vorschläge")} nicht. `
    }Geben Sie beide Dateien weiter. Der Patch lässt sich mit „git apply“ übernehmen.${faulty === 0 ? "" : ` ${faultyProposals(faulty)}`}`,
  patch: "Patch herunterladen",
  summary: "Zusammenfassung herunterladen",
  share: "Link teilen",
  link: "Link zum Vorschlag",
  copied: "Der Link ist kopiert.",
  /** What a link and a file leave out. */
  leftOut: (untaken: number) =>
    untaken === 0 ? "" : ` Nicht darin: ${counted(untaken, "nicht übernommener Text", "nicht übernommene Texte")}.`,
  notCopied: "Bitte kopieren Sie den Link aus dem Feld.",
  longLink: (signs: number) =>
    `Der Link hat ${signs.toLocaleString("de-DE")} Zeichen. Viele Programme für E-Mail und Chat kürzen ihn. Geben Sie besser die Datei weiter: Wer sie hier öffnet, sieht alles.`,
  copyLong: "Langen Link kopieren",
  file: "Datei herunterladen",
  openLast: "Letzten Vorschlag öffnen",
  openFile: "Datei öffnen",
  opened: (taken: number, left: number) =>
    `${counted(taken, "Vorschlag ist", "Vorschläge sind")} dazugekommen.${
      left === 0 ? "" : ` Bei ${counted(left, "Vorschlag", "Vorschlägen")} bleibt, was Sie schon haben.`
    }`,
  noFile: "Diese Datei enthält keinen Vorschlag für Texte.",
  notStored:
    "Der Speicher dieses Browsers ist voll oder gesperrt. Nach dem Neuladen ist Ihr Vorschlag weg. Bitte wählen Sie „Link teilen“ und laden Sie die Datei herunter.",
  discard: "Verwerfen",
  discarded: (proposals: number, statuses: number, untaken: number) =>
    `${[
      ...(proposals > 0 ? [counted(proposals, "Vorschlag", "Vorschläge")] : []),
      ...(statuses > 0 ? [`${statuses}\u00a0Status`] : []),
      ...(untaken > 0 ? [counted(untaken, "nicht übernommener Text", "nicht übernommene Texte")] : []),
    ].join(" und ")} verworfen.`,
  undo: "Rückgängig",
  restored: "Alles Verworfene ist wieder da.",
  notSaved: {
    unreadable: "Die Änderung ist nicht lesbar. Nichts ist gespeichert.",
    language: "Diese Sprache gibt es im Katalog nicht. Nichts ist gespeichert.",
    key: (key: string) => `Den Text ${key} gibt es im Katalog nicht. Nichts ist gespeichert.`,
    stale: "Der Text im Katalog ist inzwischen ein anderer. Nichts ist gespeichert.",
    status: "Der Status gilt einem anderen Wortlaut. Er ist nicht gespeichert.",
    failed: "Die Datei konnte nicht geschrieben werden. Bitte versuchen Sie es noch einmal.",
  },
} as const;
