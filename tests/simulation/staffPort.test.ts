import { afterEach, expect, test, vi } from "vitest";
import { createSimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createStaffPort } from "#app/simulation/staffPort.ts";
import { inventStaff } from "#app/simulation/staffPeople.ts";
import { createStore } from "#app/session/storage.ts";
import { staffMemberSchema } from "#src/model/staff/staff.ts";
import { createArea } from "#tests/session/stubs.ts";

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.parse("2026-11-23T06:42:00Z");

/** A device on which a stand-in provider has said how many people there are. */
function openDevice(people: unknown) {
  const fetched = vi.fn(async () => Response.json({ staff: { people } }));
  vi.stubGlobal("fetch", fetched);
  const area = createArea();
  const waits: number[] = [];
  let time = NOW;
  const port = () =>
    createStaffPort(
      {
        ...createSimulationDeps(
          createStore(() => area),
          "/outbox/api/simulation",
        ),
        now: () => time,
        wait: async (milliseconds) => void waits.push(milliseconds),
      },
      "7302",
    );
  return { area, fetched, waits, port, pass: (milliseconds: number) => void (time += milliseconds) };
}

test.each([0, 12, 10_000])(
  "there are %i people, each of them readable and with an id of their own (ENTS-15)",
  async (people) => {
    const staff = await openDevice(people).port().list("in");
    expect(staff).toHaveLength(people);
    expect(staff.map((member) => staffMemberSchema.parse(member))).toEqual(staff);
    expect(new Set(staff.map(({ id }) => id)).size).toBe(people);
    expect(staff.every(({ checkedIn, checkedOut }) => !checkedIn && !checkedOut)).toBe(true);
  },
);

test("without a stand-in provider there is nobody, whatever it says otherwise", async () => {
  expect(await openDevice(undefined).port().list("in")).toEqual([]);
  expect(await openDevice("many").port().list("in")).toEqual([]);
  expect(await openDevice(-1).port().list("out")).toEqual([]);
});

test("names come in many alphabets, some pass is missing, and no name is there twice among many (P46)", () => {
  const staff = inventStaff(700);
  expect(new Set(staff.map(({ name }) => name)).size).toBe(700);
  expect(staff.filter(({ idCard }) => idCard === "")).not.toHaveLength(0);
});

test("check-in and check-out are simulated on this device, take 800 ms each, and call nobody (APIS-27, OPS-06)", async () => {
  const { fetched, waits, port, pass } = openDevice(12);
  const [first] = await port().list("in");
  expect(await port().checkIn("staff-1")).toEqual({
    ...first,
    checkedIn: true,
    checkInTime: "2026-11-23T06:42:00.000Z",
  });
  pass(60_000);
  await port().checkOut("staff-1");
  expect(waits.slice(1)).toEqual([800, 800]);
  expect((await port().list("out"))[0]).toMatchObject({
    checkInTime: "2026-11-23T06:42:00.000Z",
    checkedOut: true,
    checkOutTime: "2026-11-23T06:43:00.000Z",
  });
  expect((await port().list("out")).filter(({ checkedIn }) => checkedIn)).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a second check-in changes nothing, and nobody goes who did not come (OPS-08)", async () => {
  const { port, pass } = openDevice(12);
  const first = await port().checkIn("staff-2");
  pass(60_000);
  expect(await port().checkIn("staff-2")).toEqual(first);
  expect(await port().checkOut("staff-3")).toMatchObject({ checkedOut: false, checkOutTime: null });
});

test("a mistaken check-in or check-out is taken back and leaves no trace", async () => {
  const { area, port } = openDevice(12);
  const before = await port().list("in");
  const kept = area.getItem("simulation:7302");
  await port().checkIn("staff-4");
  const here = await port().list("in");
  await port().checkOut("staff-4");
  await port().undoCheckOut("staff-4");
  expect(await port().list("out")).toEqual(here);
  await port().undoCheckIn("staff-4");
  expect(await port().list("in")).toEqual(before);
  expect(JSON.parse(area.getItem("simulation:7302") ?? "").staff.times).toEqual({});
  expect(kept).not.toBeNull();
});

test("an id that nobody has is refused", async () => {
  await expect(openDevice(12).port().checkIn("staff-13")).rejects.toThrow("Nobody has the id staff-13.");
});

test("names and pass numbers are not kept on the device (S6)", async () => {
  const { area, port } = openDevice(12);
  await port().checkIn("staff-1");
  expect(area.getItem("simulation:7302")).not.toMatch(/Adaeze|FA-0/);
});
