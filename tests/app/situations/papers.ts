import { page, userEvent } from "vitest/browser";
import { OUT_OF_DATE, press, UNREAD, type Situations } from "../situation.ts";
import { settle } from "../settle.ts";

// What the provider loads late is there before time is held: the app would take that for no answer.
await Promise.all([import("#app/sandbox/documents/contract.ts"), import("#app/sandbox/documents/payslip.ts")]);

const amira = { path: "/contract", person: "amira" } as const;
const at = (status: string) => ({ ...amira, procedures: { contract: { status } } });

export const papers: Situations = {
  getContract: [
    { ...amira, says: /Ihr Vertrag konnte nicht geladen werden/ },
    { path: "/dashboard", person: "amira", says: OUT_OF_DATE },
    {
      ...amira,
      procedures: { contract: { status: "ucm_processing", sentAt: Number.MAX_SAFE_INTEGER } },
      says: "alert",
      act: () => press("Stand neu laden"),
    },
  ],
  getContractFile: [
    { ...amira, says: "alert", act: () => press("Vertrag herunterladen") },
    { ...at("ucm_ready"), says: "alert", act: () => press(/^Unterschriebenen Vertrag/) },
    { ...at("ucm_ready"), says: "alert", act: () => press(/^Original ansehen/) },
  ],
  markContractSent: [{ ...at("sign_and_send"), says: "alert", act: () => press("Senden bestätigen"), fine: UNREAD }],
  confirmContractReceipt: [
    {
      ...at("ucm_ready"),
      says: "alert",
      async prepare() {
        await press(/^Unterschriebenen Vertrag/);
        await settle();
      },
      act: () => press("Empfang bestätigen"),
      fine: UNREAD,
    },
  ],
  completeContract: [{ ...at("complete"), says: null, act: () => press("Zur Ausweisprüfung"), leaves: true }],
  getPayrollDocuments: [
    {
      path: "/legacy/payroll-document",
      person: "amira",
      says: /Ihre Lohnabrechnungen konnten nicht geladen werden|Wartungsarbeiten/,
    },
  ],
  getPayrollDocument: [
    {
      path: "/legacy/payroll-document",
      person: "amira",
      says: "alert",
      act: () => userEvent.click(page.getByRole("link", { name: /Lohnabrechnung/ }).first()),
    },
  ],
};
