import { expect, test } from "vitest";
import { createContractDataPort } from "#app/shell/ports/contractData.ts";
import { createFinancialPort } from "#app/shell/ports/financial.ts";
import { createPayrollPort } from "#app/shell/ports/payroll.ts";
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

test("contract data comes back with its document, byte by byte (CONTR-04, APIS-26)", async () => {
  const port = createContractDataPort((await signedIn("amira")).client);
  expect(await port.load(extraId)).toEqual({ form: null, isSaved: false });
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const document = new File([bytes], "Vertrag.pdf", { type: "application/pdf" });
  await port.save(extraId, { employmentType: "Full-time employed", employmentDocument: document });
  const { form, isSaved } = await port.load(extraId);
  expect(isSaved).toBe(true);
  expect(form?.employmentType).toBe("Full-time employed");
  expect(form?.employmentDocument).toMatchObject({ name: "Vertrag.pdf", type: "application/pdf", size: 100_000 });
  expect(new Uint8Array((await form?.employmentDocument?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  await port.save(extraId, { employmentType: "Student", employmentDocument: null });
  expect(await port.load(extraId)).toEqual({
    form: { employmentType: "Student", employmentDocument: null },
    isSaved: true,
  });
});

test("a document that is none does not take the employment with it (N3)", async () => {
  for (const employment_document of [5, { name: "" }, { name: "a.pdf", content: "%%%" }]) {
    const port = createContractDataPort(
      answering({ is_saved: true, form: { employment_type: "Student", employment_document } }),
    );
    expect(await port.load(extraId)).toEqual({
      form: { employmentType: "Student", employmentDocument: null, hasUnreadableDocument: true },
      isSaved: true,
    });
  }
});

test("who has saved no payroll data gets an example, which their own data replaces (PAY-02, D-26, P35)", async () => {
  const port = createPayrollPort((await signedIn("amira")).client);
  expect(await port.load(extraId)).toEqual({ form: tidyPayroll(payrollSample), isSample: true, isSaved: false });
  await port.save(extraId, own);
  expect(await port.load(extraId)).toEqual({ form: own, isSample: false, isSaved: true });
});

test("payroll data that the provider keeps to itself is an empty form and no example (S6, P35)", async () => {
  expect(await createPayrollPort((await signedIn("milica")).client).load(people.milica.extraId)).toEqual({
    form: { ...noPayroll, churchTax: null },
    isSample: false,
    isSaved: true,
  });
  const withoutValues = createPayrollPort(answering({ is_saved: false, is_sample: true, form: null }));
  expect(await withoutValues.load(extraId)).toEqual({ form: noPayroll, isSample: false, isSaved: false });
});

test("financial data is empty at first and comes back once it was saved (VS-088, APIS-26)", async () => {
  const port = createFinancialPort((await signedIn("amira")).client);
  expect(await port.load(extraId)).toEqual({ form: null, isSaved: false });
  await port.save(extraId, financial);
  expect(await port.load(extraId)).toEqual({ form: financial, isSaved: true });
});

test("what the provider refuses rejects with its reason", async () => {
  const { client } = await signedIn("amira");
  const [contractData, payroll, financialPort] = [
    createContractDataPort(client),
    createPayrollPort(client),
    createFinancialPort(client),
  ];
  for (const asked of [
    contractData.load(foreign),
    contractData.save(foreign, { employmentType: "Student", employmentDocument: null }),
    payroll.load(foreign),
    payroll.save(foreign, own),
    financialPort.load(foreign),
    financialPort.save(foreign, financial),
  ])
    await expect(asked).rejects.toMatchObject(refused);
});
