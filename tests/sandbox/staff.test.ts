import { expect, test } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import { capabilitiesOf } from "#app/shell/signedIn.tsx";
import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { standInSettings } from "#app/sandbox/standIns.ts";
import { staffMemberSchema, type StaffMember } from "#src/model/staff/staff.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { NOON, startProvider, type Provider } from "#tests/sandbox/provider.ts";

const CHANGES = ["checkInStaff", "undoStaffCheckIn", "checkOutStaff", "undoStaffCheckOut"] as const;
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

async function as(provider: Provider, id: PersonId) {
  const token = (await provider.signIn(id)).accessToken;
  return {
    call: (name: CallName, params: Record<string, string>) => provider.call(name, { params, token }),
    async list(list: "in" | "out" = "in") {
      const { json } = await provider.call("getStaffList", { params: { list }, token });
      return json.data as unknown as StaffMember[];
    },
    async change(name: (typeof CHANGES)[number], memberId: string) {
      const { json } = await provider.call(name, { params: { memberId }, token });
      return json.data as unknown as StaffMember;
    },
  };
}

const withPeople = (provider: Provider, staffCount: unknown) =>
  provider.send("/outbox/api/settings", { method: "POST", body: { staffCount } });

test.each([0, 12, 10_000])(
  "there are %i people on both lists, each of them readable and with an id of their own (ENTS-15)",
  async (count) => {
    const provider = startProvider();
    await withPeople(provider, count);
    const jasper = await as(provider, "jasper");
    const staff = await jasper.list();
    expect(staff).toHaveLength(count);
    expect(staff.map((member) => staffMemberSchema.parse(member))).toEqual(staff);
    expect(new Set(staff.map(({ id }) => id)).size).toBe(count);
    expect(staff.every(({ checkedIn, checkedOut }) => !checkedIn && !checkedOut)).toBe(true);
    expect(await jasper.list("out")).toEqual(staff);
  },
);

test("twelve unless something sensible is set, and never more than 20,000", async () => {
  const provider = startProvider();
  const jasper = await as(provider, "jasper");
  for (const count of ["many", -1, null]) {
    await withPeople(provider, count);
    expect(await jasper.list()).toHaveLength(12);
  }
  await withPeople(provider, 1_000_000);
  expect(await jasper.list()).toHaveLength(20_000);
});

test("names use many alphabets, some passes are missing, and no name occurs twice (P46)", () => {
  const staff = inventStaff(700);
  expect(new Set(staff.map(({ name }) => name)).size).toBe(700);
  expect(staff.filter(({ idCard }) => idCard === "")).not.toHaveLength(0);
});

test("check-in and check-out take 800 ms each, taking back and reading none (OPS-06, FMTS-18, D-34)", async () => {
  const provider = startProvider();
  const jasper = await as(provider, "jasper");
  const [first] = await jasper.list();
  expect(await jasper.change("checkInStaff", "staff-1")).toEqual({ ...first, checkedIn: true, checkInTime: at(0) });
  provider.pass(60);
  expect(await jasper.change("checkOutStaff", "staff-1")).toMatchObject({
    checkInTime: at(0),
    checkedOut: true,
    checkOutTime: at(60),
  });
  expect(provider.waited).toEqual([800, 800]);
  await jasper.change("undoStaffCheckOut", "staff-1");
  await jasper.change("undoStaffCheckIn", "staff-1");
  await jasper.list();
  expect(provider.waited).toEqual([800, 800]);
});

test("check-ins and check-outs are stored by the provider, for every supervisor (APIS-26, APIS-27)", async () => {
  const provider = startProvider();
  const [jasper, milica] = [await as(provider, "jasper"), await as(provider, "milica")];
  await jasper.change("checkInStaff", "staff-1");
  await milica.change("checkOutStaff", "staff-1");
  for (const list of ["in", "out"] as const) {
    const came = (await jasper.list(list)).filter(({ checkedIn }) => checkedIn);
    expect(came).toEqual([expect.objectContaining({ id: "staff-1", checkedOut: true, checkOutTime: at(0) })]);
  }
});

test("a second check-in changes nothing, and only checked-in staff can be checked out (OPS-08)", async () => {
  const provider = startProvider();
  const jasper = await as(provider, "jasper");
  const first = await jasper.change("checkInStaff", "staff-2");
  provider.pass(60);
  expect(await jasper.change("checkInStaff", "staff-2")).toEqual(first);
  expect(await jasper.change("checkOutStaff", "staff-3")).toMatchObject({ checkedOut: false, checkOutTime: null });
});

test("a mistaken check-in or check-out is taken back and leaves no trace", async () => {
  const provider = startProvider();
  const jasper = await as(provider, "jasper");
  const before = await jasper.list();
  await jasper.change("checkInStaff", "staff-4");
  const present = await jasper.list();
  await jasper.change("checkOutStaff", "staff-4");
  expect(await jasper.change("undoStaffCheckIn", "staff-4")).toMatchObject({ checkedIn: true, checkedOut: true });
  await jasper.change("undoStaffCheckOut", "staff-4");
  expect(await jasper.list("out")).toEqual(present);
  await jasper.change("undoStaffCheckIn", "staff-4");
  expect(await jasper.list()).toEqual(before);
  expect(provider.store.read("default").attendance).toEqual({});
});

test("other users neither see nor change staff (VS-244, P46)", async () => {
  const provider = startProvider();
  const amira = await as(provider, "amira");
  expect(await amira.call("getStaffList", { list: "in" })).toMatchObject({ status: 403 });
  for (const name of CHANGES) expect(await amira.call(name, { memberId: "staff-1" })).toMatchObject({ status: 403 });
  expect(provider.store.read("default").attendance).toEqual({});
});

test("supervisors of the page are those whom the provider lets in (ROLE-03)", async () => {
  const provider = startProvider();
  for (const id of ["amira", "jasper", "milica", "paula"] as const) {
    const { status } = await (await as(provider, id)).call("getStaffList", { list: "out" });
    const { canSupervise } = capabilitiesOf(people[id].extraId, standInSettings.supervisors);
    expect([id, status]).toEqual([id, canSupervise ? 200 : 403]);
  }
});

test("an unknown id or list is not found", async () => {
  const jasper = await as(startProvider(), "jasper");
  for (const name of CHANGES) expect(await jasper.call(name, { memberId: "staff-13" })).toMatchObject({ status: 404 });
  expect(await jasper.call("getStaffList", { list: "both" })).toMatchObject({ status: 404 });
});
