import { expect, test } from "vitest";
import { createPayrollDocumentsPort } from "#app/shell/ports/payrollDocuments.ts";
import { SHORT_PDF } from "#tests/client/samples.ts";
import { json, start, type Answer } from "#tests/client/stubs.ts";

const id = "7301";
const document = { id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" };

const over = (answer: Answer) => {
  const { client, requests } = start(answer);
  return {
    port: createPayrollDocumentsPort(client),
    asked: () => requests.map(({ method, path }) => `${method} ${path}`),
  };
};

test("the list and its files come from the provider; a row that cannot be read is left out (PAY-15, VS-095)", async () => {
  const { port, asked } = over(({ path }) =>
    json({ data: path.endsWith(document.id) ? { file: SHORT_PDF } : [document, { title: "ohne id" }] }),
  );
  expect(await port.list(id)).toEqual([document]);
  const file = await port.download(id, document);
  expect([file.type, await file.text()]).toEqual(["application/pdf", "%PDF-1.7\n"]);
  expect(asked()).toEqual(["GET /api/payroll_documents/7301", "GET /api/payroll_documents/7301/2026-10"]);
});

test("a list that does not come is not an empty one, and what is no PDF is no payslip (VS-093)", async () => {
  const refused = over(() => json({ success: false, message: "Nein." }, 500));
  await expect(refused.port.list(id)).rejects.toMatchObject({ apiError: { code: "unreachable" } });
  const odd = over(() => json({ data: {} }));
  await expect(odd.port.list(id)).rejects.toMatchObject({ apiError: { code: "malformed" } });
  await expect(odd.port.download(id, document)).rejects.toMatchObject({ apiError: { code: "malformed" } });
});
