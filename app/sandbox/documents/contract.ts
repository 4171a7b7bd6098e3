import { formatDate } from "#src/copy/formatters.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import type { Instant } from "../database/time.ts";
import { writePdf } from "./pdf.ts";

export type ContractFile = "contract" | "provider" | "original";

const TITLES: Record<ContractFile, string> = {
  contract: "Arbeitsvertrag",
  provider: "Arbeitsvertrag mit Unterschrift des Arbeitgebers",
  original: "Arbeitsvertrag im Original",
};

const SECTIONS = [
  {
    heading: "1. Einsatz",
    text: "Sie nehmen am Probebetrieb am Terminal 3 teil. Ihre Einsatztage stehen in Gangway.",
  },
  {
    heading: "2. Arbeitszeit",
    text: "Beginn und Ende jedes Einsatzes stehen beim Termin. Kommen Sie bitte 15 Minuten vor Beginn.",
  },
  {
    heading: "3. Vergütung",
    text: "Wie viel Sie bekommen, steht in Ihrer Lohnabrechnung. Fragen beantwortet Ihre Ansprechperson.",
  },
  { heading: "4. Verhaltensregeln", text: "Auf dem Gelände gelten die Verhaltensregeln. Sie lesen sie in Gangway." },
];

/** A sample document in the user's name (CONTR-20, CONTR-23, CONTR-24). */
export function writeContract(
  file: ContractFile,
  person: { first_name: string; last_name: string },
  at: Instant,
): Promise<string> {
  const name = `${person.first_name} ${person.last_name}`.normalize("NFC").trim();
  return writePdf({
    title: TITLES[file],
    facts: [`Name: ${name || "noch nicht bekannt"}`, `Stand: ${formatDate(todayInBerlin(at))}`],
    sections: SECTIONS,
    signature: file === "contract" ? "Ort, Datum und Unterschrift" : `Unterschrieben von ${name} und vom Arbeitgeber`,
    note: "Beispiel zum Ausprobieren. Dieses Dokument hat keine rechtliche Wirkung.",
    createdAt: at,
  });
}
