import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createPayrollDocumentsPort } from "#app/simulation/payrollDocumentsPort.ts";
import { createArea } from "#tests/session/stubs.ts";

const id = "7304";

function device(now = "2026-11-20T10:00:00Z") {
  const area = createArea();
  const open = () => {
    const deps = createSimulationDeps(
      createStore(() => area),
      "",
    );
    return { ...deps, now: () => Date.parse(now), wait: async () => {} };
  };
  return { open };
}

describe("payroll documents", () => {
  const withMonths = async (months: unknown, now?: string) => {
    const deps = device(now).open();
    (await deps.record(id)).write("payrollDocuments", { months });
    return createPayrollDocumentsPort(deps);
  };

  test("there are none for who begins, nor where the record cannot be read (VS-093)", async () => {
    expect(await createPayrollDocumentsPort(device().open()).list(id)).toEqual([]);
    expect(await (await withMonths("many")).list(id)).toEqual([]);
  });

  test("a payslip a month, the latest first, across the turn of the year (PAY-15)", async () => {
    const port = await withMonths(3, "2027-01-01T00:30:00+01:00");
    expect(await port.list(id)).toEqual([
      { id: "2026-12", title: "Lohnabrechnung Dezember 2026", date: "2027-01-01", downloadUrl: "#2026-12" },
      { id: "2026-11", title: "Lohnabrechnung November 2026", date: "2026-12-01", downloadUrl: "#2026-11" },
      { id: "2026-10", title: "Lohnabrechnung Oktober 2026", date: "2026-11-01", downloadUrl: "#2026-10" },
    ]);
  });

  test("each is a real PDF with the title of its row (VS-095)", async () => {
    const port = await withMonths(1);
    const [document] = await port.list(id);
    if (!document) throw new Error("There is no document.");
    const file = await port.download(id, document);
    expect(file.type).toBe("application/pdf");
    const pdf = await PDFDocument.load(await file.arrayBuffer());
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(["Lohnabrechnung Oktober 2026", 1]);
  });
});
