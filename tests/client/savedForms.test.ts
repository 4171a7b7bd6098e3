import { expect, test } from "vitest";
import type { SessionClient } from "#app/client/client.ts";
import { loadForm, saveForm } from "#app/features/contract/contractDataApi.ts";
import { financialQuery, payrollQuery, saveFinancial, savePayroll } from "#app/features/payroll/payrollApi.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import type { ContractForm } from "#src/model/contract/contract.ts";
import type { FinancialForm, PayrollForm } from "#src/model/payroll/payroll.ts";
import { tidyFinancial, tidyPayroll } from "#src/model/payroll/payrollRules.ts";
import { financialOfMilica, noPayroll, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { json, start } from "#tests/client/stubs.ts";
import { signedIn } from "#tests/client/signedIn.ts";

const { extraId } = people.amira;
const foreign = people.jasper.extraId;
const own = tidyPayroll(payrollOfMilica);
const financial = tidyFinancial(financialOfMilica);
const refused = { apiError: { status: 403 } };
const answering = (data: object) => start(() => json({ success: true, data })).client;

const contractDataOf = (client: SessionClient, of = extraId as string) => ({
  load: () => loadForm({ client, extraId: of }),
  save: (form: ContractForm) => saveForm({ client, extraId: of }, form, () => {}),
});
const payrollOf = (client: SessionClient, of = extraId as string) => ({
  load: () => createQueries().fetchQuery(payrollQuery({ client, extraId: of })),
  save: (form: PayrollForm) => savePayroll({ client, extraId: of }, form),
});
const financialOf = (client: SessionClient, of = extraId as string) => ({
  load: () => createQueries().fetchQuery(financialQuery({ client, extraId: of })),
  save: (form: FinancialForm) => saveFinancial({ client, extraId: of }, form),
});

test("contract data comes back with its document, byte by byte (CONTR-04, APIS-26)", async () => {
  const { load, save } = contractDataOf((await signedIn("amira")).client);
  expect(await load()).toBeNull();
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const document = new File([bytes], "Vertrag.pdf", { type: "application/pdf" });
  await save({ employmentType: "Full-time employed", employmentDocument: document });
  const form = await load();
  expect(form?.employmentType).toBe("Full-time employed");
  expect(form?.employmentDocument).toMatchObject({ name: "Vertrag.pdf", type: "application/pdf", size: 100_000 });
  expect(new Uint8Array((await form?.employmentDocument?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  await save({ employmentType: "Student", employmentDocument: null });
  expect(await load()).toEqual({ employmentType: "Student", employmentDocument: null });
});

test("an invalid document does not remove the employment (N3)", async () => {
  for (const employment_document of [5, { name: "" }, { name: "a.pdf", content: "%%%" }]) {
    const { load } = contractDataOf(
      answering({ is_saved: true, form: { employment_type: "Student", employment_document } }),
    );
    expect(await load()).toEqual({ employmentType: "Student", employmentDocument: null, hasUnreadableDocument: true });
  }
});

test("users without payroll data get an example, which their own data replaces (PAY-02, D-26, P35)", async () => {
  const { load, save } = payrollOf((await signedIn("amira")).client);
  expect(await load()).toEqual({ form: tidyPayroll(payrollSample), isSample: true, isSaved: false });
  await save(own);
  expect(await load()).toEqual({ form: own, isSample: false, isSaved: true });
});

test("payroll data that the provider keeps to itself is an empty form and no example (S6, P35)", async () => {
  expect(await payrollOf((await signedIn("milica")).client, people.milica.extraId).load()).toEqual({
    form: { ...noPayroll, churchTax: null },
    isSample: false,
    isSaved: true,
  });
  const withoutValues = payrollOf(answering({ is_saved: false, is_sample: true, form: null }));
  expect(await withoutValues.load()).toEqual({ form: noPayroll, isSample: false, isSaved: false });
});

test("financial data is empty at first and returned once it is saved (VS-088, APIS-26)", async () => {
  const { load, save } = financialOf((await signedIn("amira")).client);
  expect(await load()).toEqual({ form: null, isSaved: false });
  await save(financial);
  expect(await load()).toEqual({ form: financial, isSaved: true });
});

test("a refusal of the provider rejects with its reason", async () => {
  const { client } = await signedIn("amira");
  const [contractData, payroll, financialData] = [
    contractDataOf(client, foreign),
    payrollOf(client, foreign),
    financialOf(client, foreign),
  ];
  for (const request of [
    contractData.load(),
    contractData.save({ employmentType: "Student", employmentDocument: null }),
    payroll.load(),
    payroll.save(own),
    financialData.load(),
    financialData.save(financial),
  ])
    await expect(request).rejects.toMatchObject(refused);
});
