import { expect, test } from "vitest";
import { downloadDocument, payrollDocumentsQuery } from "#app/features/payroll/payrollApi.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import { SHORT_PDF } from "#tests/client/samples.ts";
import { json, start, type Answer } from "#tests/client/stubs.ts";

const document = { id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" };

function over(answer: Answer) {
  const { client, requests } = start(answer);
  const deps = { client, extraId: "7301" };
  return {
    list: () => createQueries().fetchQuery(payrollDocumentsQuery(deps)),
    download: () => downloadDocument(deps, document),
    requested: () => requests.map(({ method, path }) => `${method} ${path}`),
  };
}

test("the list and its files come from the provider; an unreadable row is left out (PAY-15, VS-095)", async () => {
  const { list, download, requested } = over(({ path }) =>
    json({ data: path.endsWith(document.id) ? { file: SHORT_PDF } : [document, { title: "ohne id" }] }),
  );
  expect(await list()).toEqual([document]);
  const file = await download();
  expect([file.type, await file.text()]).toEqual(["application/pdf", "%PDF-1.7\n"]);
  expect(requested()).toEqual(["GET /api/payroll_documents/7301", "GET /api/payroll_documents/7301/2026-10"]);
});

test("a failed list is not an empty one, and a file that is no PDF is no payslip (VS-093)", async () => {
  const refused = over(() => json({ success: false, message: "Nein." }, 500));
  await expect(refused.list()).rejects.toMatchObject({ apiError: { code: "unreachable" } });
  const odd = over(() => json({ data: {} }));
  await expect(odd.list()).rejects.toMatchObject({ apiError: { code: "malformed" } });
  await expect(odd.download()).rejects.toMatchObject({ apiError: { code: "malformed" } });
});
