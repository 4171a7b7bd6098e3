import { page, userEvent } from "vitest/browser";
import { faultKinds } from "#app/sandbox/faultKinds.ts";
import { bankAndTax, insuranceNumber } from "#tests/journeys/bankAndTax.ts";
import { phonePhoto } from "../photos.ts";
import { answer, CALL_AGAIN, fill, OUT_OF_DATE, press, UNREAD, type Situations } from "../situation.ts";

const choose = (label: string, value: string) =>
  userEvent.selectOptions(page.getByLabelText(label, { exact: true }), value);

const pdf = () => new File(["%PDF-1.7\n"], "Vertrag.pdf", { type: "application/pdf" });

const photo = async () => new File([await phonePhoto()], "ausweis.jpg", { type: "image/jpeg" });

async function enterIdData(): Promise<void> {
  await fill("Ausweisnummer", "L01X00T471");
  await fill("Vorname(n)", "Jasper");
  await fill("Nachname", "Bönninghausen");
  await fill("Geburtsdatum", "28.02.1987");
  await fill("Geburtsort", "Münster");
}

async function enterPayroll(): Promise<void> {
  const { iban, bic, bankName, accountHolder, taxId, socialSecurityNumber, healthInsuranceProvider } = bankAndTax;
  await fill("IBAN", iban);
  await fill("BIC", bic);
  await fill("Name der Bank", bankName);
  await fill("Name auf dem Konto", accountHolder);
  await fill("Steuer-ID", taxId);
  await choose("Steuerklasse", "Class 3");
  await fill("Sozialversicherungsnummer", socialSecurityNumber);
  await fill("Krankenkasse", healthInsuranceProvider);
}

async function enterFinancial(): Promise<void> {
  const { iban, accountHolder } = bankAndTax;
  await fill("IBAN", iban);
  await fill("Name auf dem Konto", accountHolder);
  await choose("Steuerklasse", "7");
  await choose("Art der Beschäftigung", "Minor Employment");
  await choose("Religion", "Jewish");
  await fill("Sozialversicherungsnummer", insuranceNumber);
}

export const forms: Situations = {
  getIdDocument: [
    { path: "/legacy/id-terms", person: "jasper", says: CALL_AGAIN },
    { path: "/dashboard", person: "milica", says: OUT_OF_DATE },
    { path: "/legacy/my-profile", person: "milica", says: null },
  ],
  verifyIdData: [
    {
      path: "/legacy/id-terms",
      person: "jasper",
      says: "alert",
      prepare: enterIdData,
      act: () => press("Angaben prüfen lassen"),
    },
  ],
  uploadIdPhoto: [
    {
      path: "/legacy/id-capture",
      person: "jasper",
      says: "alert",
      async act() {
        await userEvent.upload(page.elementLocator(document.querySelector("input[type=file]")!), await photo());
        await press("Foto verwenden");
      },
      sendsFile: true,
      // The photo is looked at on a page of its own, without the field of the file.
      empties: faultKinds,
    },
  ],
  deleteIdPhoto: [
    {
      path: "/legacy/id-result",
      person: "milica",
      says: "alert",
      prepare: () => press("Foto löschen"),
      act: () => answer("Foto löschen"),
      fine: UNREAD,
    },
  ],
  getContractData: [
    { path: "/profile/contract", person: "jasper", says: CALL_AGAIN },
    { path: "/dashboard", person: "milica", says: OUT_OF_DATE },
  ],
  saveContractData: [
    {
      path: "/profile/contract",
      person: "jasper",
      says: "alert",
      async prepare() {
        await choose("Ihre Situation", "Full-time employed");
        await userEvent.upload(page.getByLabelText("Nachweis zur Beschäftigung"), pdf());
      },
      act: () => press("Angaben speichern"),
      sendsFile: true,
      fine: UNREAD,
    },
  ],
  getPayrollData: [
    { path: "/profile/payroll", person: "jasper", says: CALL_AGAIN },
    { path: "/dashboard", person: "milica", says: OUT_OF_DATE },
  ],
  savePayrollData: [
    {
      path: "/profile/payroll",
      person: "jasper",
      says: "alert",
      prepare: enterPayroll,
      act: () => press("Angaben speichern"),
      fine: UNREAD,
    },
  ],
  getFinancialData: [
    { path: "/legacy/financial-data", person: "jasper", says: CALL_AGAIN },
    { path: "/legacy/billing-data", person: "milica", says: null },
  ],
  saveFinancialData: [
    {
      path: "/legacy/financial-data",
      person: "jasper",
      says: "alert",
      prepare: enterFinancial,
      act: () => press("Angaben speichern"),
      fine: UNREAD,
    },
  ],
};
