import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { createFinancialPort } from "#app/simulation/financialPort.ts";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createPayrollDocumentsPort } from "#app/simulation/payrollDocumentsPort.ts";
import { createPayrollPort, payrollExample } from "#app/simulation/payrollPort.ts";
import { tidyFinancial, tidyPayroll, validatePayroll } from "#src/model/payroll/payrollRules.ts";
import { financialOfMilica, noPayroll, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";
import { createArea } from "#tests/session/stubs.ts";

const id = "7304";
const own = tidyPayroll(payrollOfMilica);
const financial = tidyFinancial(financialOfMilica);

function device(now = "2026-11-20T10:00:00Z") {
  const area = createArea();
  const open = () => {
    const deps = createSimulationDeps(
      createStore(() => area),
      "",
    );
    return { ...deps, now: () => Date.parse(now), wait: async () => {} };
  };
  return { area, open };
}

describe("payroll", () => {
  test("who has saved nothing gets example data that says so and is valid (PAY-02, D-26, D-73)", async () => {
    const port = createPayrollPort(device().open());
    expect(await port.load(id)).toEqual({ form: payrollExample, isSample: true, isSaved: false });
    expect(validatePayroll(payrollExample)).toEqual({});
    expect(payrollExample).toEqual(tidyPayroll(payrollSample));
  });

  test("what was saved comes back, for that person only (APIS-26)", async () => {
    const port = createPayrollPort(device().open());
    await port.save(id, own);
    expect(await port.load(id)).toEqual({ form: own, isSample: false, isSaved: true });
    expect(await port.load("7301")).toMatchObject({ isSample: true });
  });

  test("after a reload the device knows that it was saved and nothing else (S6)", async () => {
    const { area, open } = device();
    await createPayrollPort(open()).save(id, own);
    expect(area.dump()).toEqual({ "simulation:7304": '{"payroll":{"isSaved":true}}' });
    expect(await createPayrollPort(open()).load(id)).toEqual({ form: noPayroll, isSample: false, isSaved: true });
  });
});

describe("financial data", () => {
  test("is empty at first and comes back once it was saved (VS-088, APIS-26)", async () => {
    const port = createFinancialPort(device().open());
    expect(await port.load(id)).toEqual({ form: null, isSaved: false });
    await port.save(id, financial);
    expect(await port.load(id)).toEqual({ form: financial, isSaved: true });
  });

  test("after a reload the device knows that it was saved and nothing else (S6)", async () => {
    const { area, open } = device();
    await createFinancialPort(open()).save(id, financial);
    expect(area.dump()).toEqual({ "simulation:7304": '{"financial":{"isSaved":true}}' });
    expect(await createFinancialPort(open()).load(id)).toEqual({ form: null, isSaved: true });
  });
});

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
