import { readdirSync, readFileSync } from "node:fs";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { getInitialSnapshot } from "xstate";
import { toConductView, undecided } from "#app/features/conduct/CodeOfConductPage.tsx";
import { toDashboardView } from "#app/features/dashboard/dashboardView.ts";
import { toEventStatusState, toJobState } from "#app/features/day/eventStatusView.ts";
import { toJobDetailView } from "#app/features/day/jobDetailView.ts";
import { toMyEventView } from "#app/features/day/myEventView.ts";
import { toTaskListView } from "#app/features/day/taskListView.ts";
import { applicationMachine } from "#app/features/events/applicationMachine.ts";
import { toApplicationState, toApplying } from "#app/features/events/applicationView.ts";
import { toGroupCheck } from "#app/features/groups/groupFormsView.ts";
import { toGroupState } from "#app/features/groups/GroupPage.tsx";
import { toFinancialDataState } from "#app/features/payroll/FinancialDataPage.tsx";
import { toPayrollDocumentsState } from "#app/features/payroll/PayrollDocumentsPage.tsx";
import { toPayrollInfoState } from "#app/features/payroll/PayrollInfoPage.tsx";
import { toOverviewView } from "#app/features/profile/ProfileOverviewPage.tsx";
import { toProfileCompletionState } from "#app/features/profile/profileView.ts";
import { toStaffListState } from "#app/features/staff/StaffListPage.tsx";
import { createQueries } from "#app/shell/queryClient.ts";
import type { Loaded } from "#app/shell/toPending.ts";
import { noTimes } from "#src/model/profile/overviewTask.ts";
import { coursePage } from "#src/people/jobs.ts";
import { bookedDays, trialDays } from "#src/people/events.ts";
import { groupOf } from "#src/people/groups.ts";
import { noFinancial, noPayroll, payrollDocuments } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { extraOf } from "#src/people/records.ts";
import { staffOfTheDay } from "#src/people/staff.ts";

const today = "2026-11-20";
const events = { rows: bookedDays(today, people.amira), unreadable: 0 };
const available = { rows: trialDays(today, people.amira), unreadable: 0 };
const extra = extraOf(people.amira, today);
const group = groupOf("nordwind", today, "amira");
const contract = { status: "sign_and_send", hasBookedShifts: true, contractCompleted: false } as const;
const list = { rows: [...staffOfTheDay], unreadable: 0 };
const context = {
  now: Date.parse("2026-11-20T10:00:00Z"),
  today,
  company: "",
  contractCompleted: false,
  fixed: { title: "", location: "" },
} as const;
const dashboard = {
  now: context.now,
  isFirstTime: false,
  isNewSignUp: false,
  isSolo: false,
  contractCompleted: false,
} as const;
const application = { now: context.now, hasSeenMarketingDates: true } as const;
const applying = toApplying(getInitialSnapshot(applicationMachine, { choices: [], day: null }));
const profile = {
  saving: { status: "editing", problem: null, conflicts: [], record: null },
  draft: null,
  email: "",
  today,
} as const;
const reading = { initialEdit: null, status: "editing", problem: null } as const;

type Pending = { kind: string; isRetrying?: boolean };
type Sources = Record<string, Loaded<unknown>>;
type Row = { name: string; data: Readonly<Record<string, unknown>>; view: (sources: Sources) => Pending | null };

/** A view with the results of its queries. */
const row = <Data extends Record<string, unknown>>(
  name: string,
  data: Data,
  view: (sources: { [Key in keyof Data]: Loaded<Data[Key]> }) => Pending | null,
): Row => ({ name, data, view: view as unknown as Row["view"] });

const views: readonly Row[] = [
  row("day/myEventView", { events, extra, contract }, (sources) => toMyEventView(sources, context).state),
  row("day/jobDetailView", { events, extra, contract }, (sources) => toJobDetailView(sources, context, null).state),
  row(
    "day/taskListView",
    { events, contract, in: list, out: list },
    ({ in: toCome, out, ...sources }) => toTaskListView(sources, { in: toCome, out }, context, null).state,
  ),
  row("day/eventStatusView", { events, contract, page: coursePage }, ({ page, ...sources }) =>
    toEventStatusState(toJobState(sources, context, null), page, reading),
  ),
  row(
    "dashboard/dashboardView",
    { extra, own: events, available, group, contract, contractData: true, payroll: false, idDocument: true },
    (sources) => {
      return toDashboardView(sources, dashboard).state;
    },
  ),
  row("events/applicationView", { extra, available, group }, (sources) =>
    toApplicationState(sources, applying, application),
  ),
  row("groups/GroupPage", { group }, (sources) => toGroupState(sources.group, people.amira.extraId, false)),
  row("groups/groupFormsView", { group }, (sources) => toGroupCheck(sources.group)),
  row("profile/ProfileOverviewPage", { extra }, (sources) => toOverviewView(sources.extra, noTimes).state),
  row("profile/profileView", { extra, countries: [] }, (sources) =>
    toProfileCompletionState({ ...sources, ...profile }),
  ),
  row("payroll/PayrollInfoPage", { query: { form: noPayroll, isSample: false, isSaved: false } }, ({ query }) =>
    toPayrollInfoState(query, "editing"),
  ),
  row("payroll/FinancialDataPage", { query: { form: noFinancial, isSaved: false } }, ({ query }) =>
    toFinancialDataState(query, "editing"),
  ),
  row("payroll/PayrollDocumentsPage", { query: [...payrollDocuments] }, ({ query }) => {
    return toPayrollDocumentsState(query, "https://gangway.example/");
  }),
  row("staff/StaffListPage", { query: list }, ({ query }) => toStaffListState(query)),
  row("conduct/CodeOfConductPage", { extra }, (sources) => toConductView(sources.extra, undecided)),
];

test("every view that can be retried is tried here", () => {
  const folder = new URL("../../app/features/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const using = files.filter((file) => readFileSync(new URL(file, folder), "utf8").includes("toPending("));
  expect(using.map((file) => file.replace(/\.tsx?$/, "")).toSorted()).toEqual(
    [...new Set(views.map(({ name }) => name))].toSorted(),
  );
});

/** A query with manual answers, in each state that TanStack gives it. */
function openQuery(key: string, data: unknown) {
  let answer = { yes: () => {}, no: () => {} };
  const observer = new QueryObserver(createQueries(), {
    queryKey: [key],
    queryFn: () =>
      new Promise((resolve, reject) => {
        answer = { yes: () => resolve(data), no: () => reject(new Error("500")) };
      }),
  });
  observer.subscribe(() => {});
  const ended = async () => await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  return {
    now: () => observer.getCurrentResult() as Loaded<unknown>,
    retry: () => void observer.refetch(),
    load: async () => (answer.yes(), await ended()),
    fail: async () => (answer.no(), await ended()),
  };
}

const outOfDateIn = (state: Pending | null) => (state as { outOfDate?: unknown } | null)?.outOfDate;

describe.each(views)("$name", ({ data, view }) => {
  const names = Object.keys(data);

  test.each(names)("keeps what it shows while %s is loaded again", async (name) => {
    const queries = Object.fromEntries(names.map((key) => [key, openQuery(key, data[key])]));
    const walked = queries[name]!;
    const state = () => view(Object.fromEntries(names.map((key) => [key, queries[key]!.now()])));
    for (const other of names) if (other !== name) await queries[other]!.load();

    await walked.fail();
    const failed = state()?.kind;
    expect(failed).not.toBe("loading");
    const retried = failed === "failed" ? { kind: failed, isRetrying: true } : { kind: failed };
    for (let times = 0; times < 2; times++) {
      walked.retry();
      expect(state()).toMatchObject(retried);
      await walked.fail();
      expect(state()?.kind).toBe(failed);
    }

    walked.retry();
    await walked.load();
    const loaded = state()?.kind;
    for (const end of [walked.load, walked.fail, walked.fail]) {
      walked.retry();
      expect(state()?.kind).toBe(loaded);
      await end();
      expect(state()?.kind).toBe(loaded);
    }
  });

  test.each(names)("says as long that %s is out of date", async (name) => {
    const queries = Object.fromEntries(names.map((key) => [key, openQuery(key, data[key])]));
    const state = () => view(Object.fromEntries(names.map((key) => [key, queries[key]!.now()])));
    for (const key of names) await (key === name ? queries[key]!.fail() : queries[key]!.load());
    const before = outOfDateIn(state());
    queries[name]!.retry();
    expect(outOfDateIn(state())).toEqual(before && { isRetrying: true });
  });
});
