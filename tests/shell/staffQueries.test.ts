import { expect, test } from "vitest";
import { createQueries } from "#app/shell/queryClient.ts";
import { showChanged, staffQuery } from "#app/shell/queries.ts";
import { toStaffListState } from "#app/features/staff/StaffListPage.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { checkIn } from "#src/model/staff/staffRules.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import { clientThat } from "#tests/client/clientThat.ts";

const [amira] = staffOfTheDay as [StaffMember];
const present = checkIn(amira, 0);
const listing = (list: () => Promise<StaffMember[]>) => ({
  client: clientThat({ getStaffList: async () => ({ rows: await list(), unreadable: 0 }) }),
});

test("a changed row is in both lists at once, so that the task list has it, too", async () => {
  const queries = createQueries();
  const signedIn = listing(async () => [...staffOfTheDay]);
  await queries.fetchQuery(staffQuery(signedIn, "in"));
  await queries.fetchQuery(staffQuery(signedIn, "out"));
  await showChanged(queries, present);
  const expected = { rows: [present, ...staffOfTheDay.slice(1)], unreadable: 0 };
  expect(queries.getQueryData(staffQuery(signedIn, "in").queryKey)).toEqual(expected);
  expect(queries.getQueryData(staffQuery(signedIn, "out").queryKey)).toEqual(expected);
});

test("a response requested before the change does not undo it", async () => {
  const queries = createQueries();
  let answer: (staff: StaffMember[]) => void = () => {};
  const lists = [Promise.resolve([...staffOfTheDay]), new Promise<StaffMember[]>((done) => (answer = done))];
  const query = staffQuery(
    listing(() => lists.shift() ?? Promise.reject(new Error("asked too often"))),
    "in",
  );
  await queries.fetchQuery(query);
  const late = queries.refetchQueries({ queryKey: query.queryKey });
  await showChanged(queries, present);
  answer([...staffOfTheDay]);
  await late;
  expect(queries.getQueryData(query.queryKey)?.rows[0]).toEqual(present);
});

test("loaded data stays when a reload fails; without any it is a failure (VS-237)", () => {
  const staff = [...staffOfTheDay];
  const query = { data: { rows: staff, unreadable: 0 }, isError: false, isFetching: false, errorUpdateCount: 0 };
  expect(toStaffListState(query)).toEqual({ kind: "ready", staff, isFetching: false, outOfDate: null });
  expect(toStaffListState({ ...query, isFetching: true })).toEqual({
    kind: "ready",
    staff,
    isFetching: true,
    outOfDate: null,
  });
  expect(toStaffListState({ ...query, isError: true })).toEqual({
    kind: "ready",
    staff,
    isFetching: false,
    outOfDate: { isRetrying: false },
  });
  expect(toStaffListState({ ...query, isError: true, isFetching: true })).toEqual({
    kind: "ready",
    staff,
    isFetching: true,
    outOfDate: { isRetrying: true },
  });
  expect(toStaffListState({ ...query, data: undefined, isFetching: true })).toEqual({ kind: "loading" });
  expect(toStaffListState({ ...query, data: undefined, isError: true, errorUpdateCount: 1 })).toEqual({
    kind: "failed",
    isRetrying: false,
  });
});

test("an unreadable row is left out, and the list is marked as incomplete (N3)", () => {
  const query = { isError: false, isFetching: false, errorUpdateCount: 0 };
  expect(toStaffListState({ ...query, data: { rows: [amira], unreadable: 1 } })).toEqual({
    kind: "ready",
    staff: [amira],
    isFetching: false,
    outOfDate: { isRetrying: false },
  });
});
