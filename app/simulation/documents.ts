import { writePdf } from "#app/simulation/pdf.ts";
import { formatDate } from "#src/copy/formatters.ts";
import { textsOf } from "#app/simulation/textsOf.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";

export type ContractPaper = "contract" | "provider" | "original";

export type NamedPerson = { firstName: string; lastName: string };

const SECTIONS = ["work", "time", "pay", "rules"] as const;

/** A sample of the paper in the person's name (CONTR-20, CONTR-23, CONTR-24). */
export async function writeContract(paper: ContractPaper, person: NamedPerson, now: number): Promise<Blob> {
  const t = await textsOf("documents");
  const name = `${person.firstName} ${person.lastName}`.normalize("NFC").trim();
  return writePdf({
    title: t(`contract.title.${paper}`),
    facts: [
      name ? t("contract.name", { name }) : t("contract.nameUnknown"),
      t("contract.date", { date: formatDate(todayInBerlin(now)) }),
    ],
    sections: SECTIONS.map((section) => ({
      heading: t(`contract.sections.${section}`),
      text: t(`contract.texts.${section}`),
    })),
    signature: paper === "contract" ? t("contract.signHere") : t("contract.signed", { name }),
    note: t("sample"),
    language: "de-DE",
    createdAt: now,
  });
}
