import { useQuery } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { toFinancialDataState } from "#app/features/payroll/FinancialDataPage.tsx";
import { toPayrollDocumentsState } from "#app/features/payroll/PayrollDocumentsPage.tsx";
import { toPayrollInfoState } from "#app/features/payroll/PayrollInfoPage.tsx";
import { financialQuery, payrollQuery } from "#app/features/payroll/payrollApi.ts";
import { tidyFinancial, tidyPayroll } from "#src/model/payroll/payrollRules.ts";
import {
  financialOfMilica,
  noFinancial,
  noPayroll,
  payrollDocuments,
  payrollOfMilica,
  payrollSample,
} from "#src/people/payroll.ts";
import { clientThat } from "#tests/client/clientThat.ts";
import { setUpVisits, visit } from "#tests/visit.ts";
import { loaded } from "#tests/features/queryStates.ts";

const none = { data: undefined, isFetching: false, isError: false, errorUpdateCount: 0 };

const pageUrl = "https://gangway.example/billing-data/documents";

test.each([
  [{ ...none, isFetching: true }, { kind: "loading" }],
  [
    { ...none, isError: true, errorUpdateCount: 1 },
    { kind: "failed", isRetrying: false },
  ],
  [
    { ...none, isFetching: true, isError: true, errorUpdateCount: 2 },
    { kind: "failed", isRetrying: true },
  ],
])("incomplete data: %j (VS-080, VS-093)", (query, state) => {
  expect(toPayrollInfoState(query, "editing")).toEqual(state);
  expect(toFinancialDataState(query, "editing")).toEqual(state);
  expect(toPayrollDocumentsState(query, pageUrl)).toEqual(state);
});

test("an empty list of documents is not the same as none that arrived (VS-093)", () => {
  expect(toPayrollDocumentsState(loaded([]), pageUrl)).toEqual({
    kind: "ready",
    documents: [],
    isRefreshing: false,
  });
  expect(toPayrollDocumentsState({ ...loaded([]), isFetching: true }, pageUrl)).toMatchObject({ isRefreshing: true });
  const documents = payrollDocuments;
  expect(toPayrollDocumentsState({ ...loaded(documents), errorUpdateCount: 3 }, pageUrl)).toEqual({
    kind: "ready",
    documents,
    isRefreshing: false,
  });
});

describe("payroll", () => {
  const ready = { kind: "ready", sample: null, status: "editing", isOnFile: false };
  const own = tidyPayroll(payrollOfMilica);

  test("shows the user's own data, the IBAN in groups (PAY-01, D-26)", () =>
    expect(toPayrollInfoState(loaded({ form: own, isSample: false, isSaved: true }), "editing")).toEqual({
      ...ready,
      initial: { ...payrollOfMilica, confirmed: [] },
    }));

  test("marks an example as one, with nothing confirmed (PAY-02, P35)", () => {
    const form = tidyPayroll(payrollSample);
    expect(toPayrollInfoState(loaded({ form, isSample: true, isSaved: false }), "editing")).toEqual({
      ...ready,
      initial: { ...payrollSample, confirmed: [] },
      sample: form,
    });
  });

  test("shows that data is on file if the provider does not return it", () =>
    expect(toPayrollInfoState(loaded({ form: noPayroll, isSample: false, isSaved: true }), "editing")).toEqual({
      ...ready,
      initial: { ...noPayroll, confirmed: [] },
      isOnFile: true,
    }));

  test.each(["saving", "saved"] as const)("is %s", (status) =>
    expect(toPayrollInfoState(loaded({ form: own, isSample: false, isSaved: false }), status)).toMatchObject({
      status,
    }),
  );
});

test("financial data is loaded, on file, or new (PAY-09, VS-088)", () => {
  const form = tidyFinancial(financialOfMilica);
  const ready = { kind: "ready", status: "editing" };
  expect(toFinancialDataState(loaded({ form, isSaved: true }), "editing")).toEqual({
    ...ready,
    initial: financialOfMilica,
    isOnFile: false,
  });
  expect(toFinancialDataState(loaded({ form: null, isSaved: true }), "editing")).toEqual({
    ...ready,
    initial: noFinancial,
    isOnFile: true,
  });
  expect(toFinancialDataState(loaded({ form: null, isSaved: false }), "editing")).toEqual({
    ...ready,
    initial: noFinancial,
    isOnFile: false,
  });
});

test("a document keeps an address that may be opened, and no other (S3, PAY-15)", () => {
  const addresses = [
    "https://provider.example/1.pdf",
    "/files/1.pdf",
    "#2026-10",
    "data:text/html,x",
    "http://a.example",
  ];
  const documents = addresses.map((downloadUrl, at) => ({ ...payrollDocuments[0]!, id: String(at), downloadUrl }));
  const state = toPayrollDocumentsState(loaded(documents), pageUrl);
  expect(state).toEqual({
    kind: "ready",
    isRefreshing: false,
    documents: documents.map((document, at) => (at < 3 ? document : { ...document, downloadUrl: "" })),
  });
});

setUpVisits();

test("bank, tax and insurance data are cached only while a screen shows them (S6, S7)", async () => {
  const form = { form: null, is_saved: true };
  const client = clientThat({ getPayrollData: () => ({ ...form, is_sample: false }), getFinancialData: () => form });
  const deps = { client, extraId: "7" };
  const { queries, pass, leave } = visit(() => [useQuery(payrollQuery(deps)), useQuery(financialQuery(deps))]);
  const cachedQueries = () => queries.getQueryCache().getAll().length;
  await pass();
  expect(cachedQueries()).toBe(2);
  leave();
  await pass();
  expect(cachedQueries()).toBe(0);
});
