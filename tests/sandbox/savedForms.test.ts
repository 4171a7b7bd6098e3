import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readDatabase, writeDatabase } from "#app/sandbox/node/databaseFile.ts";
import { tidyFinancial, tidyPayroll, validatePayroll } from "#src/model/payroll/payrollRules.ts";
import { financialOfMilica, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { bankAndTax } from "#tests/journeys/bankAndTax.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

const contractData = {
  employment_type: "Student",
  employment_document: { name: "Vertrag.pdf", type: "application/pdf", content: "JVBERi0xLjcK" },
};
/** Strings that occur nowhere else in a database. */
const payroll = { ...tidyPayroll(payrollOfMilica), ...bankAndTax };
const { iban, accountHolder, socialSecurityNumber } = bankAndTax;
const financial = {
  ...tidyFinancial(financialOfMilica),
  iban,
  accountHolder,
  socialSecurityNumber,
  religion: "Kanarienglaube",
};
const typed = [...Object.values(bankAndTax), financial.religion, "Vertrag.pdf", "JVBERi0"];

const forms = [
  { section: "contractData", load: "getContractData", save: "saveContractData", form: contractData },
  { section: "payroll", load: "getPayrollData", save: "savePayrollData", form: payroll },
  { section: "financial", load: "getFinancialData", save: "saveFinancialData", form: financial },
] as const;
type Kind = (typeof forms)[number];

async function as(provider: Provider, id: PersonId, { load, save, form }: Kind) {
  const token = (await provider.signIn(id)).accessToken;
  const params = { extraId: people[id].extraId };
  return {
    load: async () => (await provider.call(load, { params, token })).json.data,
    save: (body: object = form) => provider.call(save, { params, token, body }),
  };
}

/** Writes the database of a provider and reads it, as on a restart. */
function restarted(provider: Provider): { file: string; provider: Provider } {
  const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "database.json");
  writeDatabase(file, provider.store.read("default"));
  const stored = readDatabase(file);
  if (!stored) throw new Error("The database cannot be read again.");
  const next = startProvider();
  next.store.change("default", (database) => void Object.assign(database, stored));
  return { file, provider: next };
}

describe.each(forms)("$section", (kind) => {
  const { section, form } = kind;

  test("the latest saved data is returned, for that user only (APIS-26)", async () => {
    const provider = startProvider();
    const [amira, jasper] = [await as(provider, "amira", kind), await as(provider, "jasper", kind)];
    const before = await jasper.load();
    await amira.save(Object.fromEntries(Object.keys(form).map((field) => [field, field === "churchTax" ? true : ""])));
    await amira.save();
    expect(await amira.load()).toEqual({ is_saved: true, form });
    expect(await jasper.load()).toEqual(before);
    expect(before).toMatchObject({ is_saved: false });
  });

  test("the file on disk records only that it was saved, and after a restart nothing else is stored (S6)", async () => {
    const before = startProvider();
    await (await as(before, "amira", kind)).save();
    const { file, provider } = restarted(before);
    const onDisk = readFileSync(file, "utf8");
    expect(typed.filter((secret) => onDisk.includes(secret))).toEqual([]);
    const { procedures, handedIn } = readDatabase(file) ?? {};
    expect(procedures?.[people.amira.extraId]).toEqual({ ...people.amira.procedures, [section]: { isSaved: true } });
    expect(handedIn).toEqual({});
    expect(await (await as(provider, "amira", kind)).load()).toEqual({ is_saved: true, form: null });
  });

  test("an unreadable record counts as nothing saved (F10)", async () => {
    const provider = startProvider();
    const amira = await as(provider, "amira", kind);
    await amira.save();
    for (const stored of [5, { isSaved: "perhaps" }]) {
      provider.store.change("default", (database) => {
        database.procedures[people.amira.extraId] = { [section]: stored };
      });
      expect(await amira.load()).toMatchObject({ is_saved: false });
      expect(await amira.load()).not.toMatchObject({ form });
    }
  });
});

test("contract and financial data are empty at first (VS-088)", async () => {
  for (const kind of [forms[0], forms[2]])
    expect(await (await as(startProvider(), "amira", kind)).load()).toEqual({ is_saved: false, form: null });
});

test("a user without saved payroll data gets valid example data marked as such, and never after that (PAY-02, D-26, D-73)", async () => {
  const amira = await as(startProvider(), "amira", forms[1]);
  const sample = tidyPayroll(payrollSample);
  expect(await amira.load()).toEqual({ is_saved: false, is_sample: true, form: sample });
  expect(validatePayroll(sample)).toEqual({});
  await amira.save();
  expect(await amira.load()).not.toHaveProperty("is_sample");
});
