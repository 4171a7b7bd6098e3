import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { people } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";
import { textsOfPdf } from "#tests/sandbox/pdfTexts.ts";

const { extraId } = people.milica;

async function milica(provider: Provider) {
  const token = (await provider.signIn("milica")).accessToken;
  return {
    list: async () => (await provider.call("getPayrollDocuments", { params: { extraId }, token })).json.data,
    file: (documentId: string) => provider.call("getPayrollDocument", { params: { extraId, documentId }, token }),
    startWith: (payrollDocuments: unknown) =>
      provider.store.change("default", (database) => {
        database.procedures[extraId] = { payrollDocuments };
      }),
  };
}

test("there are none for new users, or without a readable record (VS-093)", async () => {
  const { list, startWith } = await milica(startProvider());
  for (const stored of [undefined, { months: 0 }, { months: "many" }, 5]) {
    startWith(stored);
    expect(await list()).toEqual([]);
  }
});

test("a payslip a month, the latest first, across the turn of the year (PAY-15)", async () => {
  const provider = startProvider();
  provider.pass((Date.parse("2027-01-01T00:30:00+01:00") - Date.parse("2026-11-20T12:00:00+01:00")) / 1000);
  const { list, startWith } = await milica(provider);
  startWith({ months: 3 });
  expect(await list()).toEqual([
    { id: "2026-12", title: "Lohnabrechnung Dezember 2026", date: "2027-01-01", downloadUrl: "#2026-12" },
    { id: "2026-11", title: "Lohnabrechnung November 2026", date: "2026-12-01", downloadUrl: "#2026-11" },
    { id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" },
  ]);
});

test("there are three years at most", async () => {
  const { list, startWith } = await milica(startProvider());
  startWith({ months: 4000 });
  expect(await list()).toHaveLength(36);
});

test("each is a real PDF with the title of its row, and there is none outside of the list (VS-095)", async () => {
  const { file, startWith } = await milica(startProvider());
  startWith({ months: 1 });
  const { json } = await file("2026-10");
  const pdf = await PDFDocument.load(String(json.data.file));
  expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(["Lohnabrechnung Oktober 2026", 1]);
  const text = textsOfPdf(pdf);
  expect(text).toContain(`Personalnummer: ${extraId}`);
  expect(text).toContain("Vom 01.10.2026 bis zum 31.10.2026");
  expect(text).toContain("24 Stunden zu je 15,50\u00a0€, zusammen 372,00\u00a0€");
  expect((await file("2026-09")).status).toBe(404);
});
