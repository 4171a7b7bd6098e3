import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StaffMember } from "#src/model/staff/staff.ts";
import {
  allCheckedIn,
  allCheckedOut,
  checkIn,
  checkOut,
  countStaff,
  findStaff,
  openFirst,
  prepareSearch,
  staffState,
  undoCheckIn,
  undoCheckOut,
} from "#src/model/staff/staffRules.ts";
import { manyStaff, staffOfTheDay, withCheckedIn, withCheckedOut } from "#src/people/staff.ts";

const now = Date.parse("2026-11-23T06:42:00Z");
const evening = now + 6 * 3_600_000;
const [amira] = staffOfTheDay as [StaffMember];
const present = checkIn(amira, now);
const gone = checkOut(present, evening);

const members = fc
  .record({ checkedIn: fc.boolean(), checkedOut: fc.boolean() })
  .map((flags) => ({ ...amira, ...flags, checkedOut: flags.checkedIn && flags.checkedOut }));
const lists = fc.array(members, { maxLength: 8 });

describe("checking in and out", () => {
  test("a check-in stores the current time (OPS-07)", () => {
    expect(present).toEqual({ ...amira, checkedIn: true, checkInTime: "2026-11-23T06:42:00.000Z" });
  });

  test("a second check-in keeps the time of the first (OPS-07)", () => {
    expect(checkIn(present, evening)).toBe(present);
  });

  test("a check-out is possible once, and only after a check-in (OPS-08)", () => {
    expect(gone).toEqual({ ...present, checkedOut: true, checkOutTime: "2026-11-23T12:42:00.000Z" });
    expect(checkOut(amira, evening)).toBe(amira);
    expect(checkOut(gone, evening + 1)).toBe(gone);
  });

  test("a mistaken check-in or check-out can be undone without a trace", () => {
    expect(undoCheckIn(present)).toEqual(amira);
    expect(undoCheckOut(gone)).toEqual(present);
  });

  test("only completed acts are undone, and no check-in after a check-out", () => {
    expect(undoCheckIn(amira)).toBe(amira);
    expect(undoCheckIn(gone)).toBe(gone);
    expect(undoCheckOut(present)).toBe(present);
  });

  test("undoing a check-in or a check-out restores the previous state", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        expect(undoCheckIn(checkIn(amira, at))).toEqual(amira);
        expect(undoCheckOut(checkOut(present, at))).toEqual(present);
      }),
    );
  });
});

describe("all done", () => {
  test("the check-in task is done when all are checked in, and never with an empty list (OPS-09)", () => {
    expect(allCheckedIn(withCheckedIn(staffOfTheDay, 12, "2026-11-23T06:42:00Z"))).toBe(true);
    expect(allCheckedIn(withCheckedIn(staffOfTheDay, 11, "2026-11-23T06:42:00Z"))).toBe(false);
    expect(allCheckedIn([])).toBe(false);
  });

  test("the check-out task is done when all present people have left; the strict mode counts no-shows (OPS-10)", () => {
    expect(allCheckedOut([gone])).toBe(true);
    expect(allCheckedOut([gone, present])).toBe(false);
    expect(allCheckedOut([gone, amira])).toBe(true);
    expect(allCheckedOut([gone, amira], "strict")).toBe(false);
    expect(allCheckedOut([gone, gone], "strict")).toBe(true);
    expect(allCheckedOut([amira])).toBe(false);
    expect(allCheckedOut([])).toBe(false);
    expect(allCheckedOut([], "strict")).toBe(false);
  });

  test("nothing is open exactly when all are done, and the strict mode implies both", () => {
    fc.assert(
      fc.property(lists, (staff) => {
        const [came, went] = [countStaff(staff, "in"), countStaff(staff, "out")];
        expect(allCheckedIn(staff)).toBe(staff.length > 0 && came.open === 0);
        expect(allCheckedOut(staff)).toBe(went.done > 0 && went.open === 0);
        expect(allCheckedOut(staff, "strict")).toBe(allCheckedIn(staff) && allCheckedOut(staff));
      }),
    );
  });
});

describe("the rows of a list", () => {
  test.each([
    ["in", [amira, present, gone], ["open", "done", "done"]],
    ["out", [amira, present, gone], ["absent", "open", "done"]],
  ] as const)("the check-%s list knows how each one stands (OPS-08)", (list, staff, states) => {
    expect(staff.map((member) => staffState(member, list))).toEqual(states);
  });

  test("each filter has its count; absent people are in none but the first of the check-out list", () => {
    const staff = withCheckedOut(withCheckedIn(staffOfTheDay, 5, "2026-11-23T06:42:00Z"), 2, "2026-11-23T12:42:00Z");
    expect(countStaff(staff, "in")).toEqual({ all: 12, open: 7, done: 5 });
    expect(countStaff(staff, "out")).toEqual({ all: 12, open: 3, done: 2 });
    expect(countStaff([], "in")).toEqual({ all: 0, open: 0, done: 0 });
  });

  test("open people come first, each part by name with its accents", () => {
    const named = (name: string, checkedIn: boolean) => ({ ...amira, name, checkedIn });
    const staff = [
      named("Zoë", false),
      named("Ayşe", true),
      named("Östlund", false),
      named("Bo", true),
      named("Paula", false),
    ];
    expect(openFirst(staff, "in").map(({ name }) => name)).toEqual(["Östlund", "Paula", "Zoë", "Ayşe", "Bo"]);
    expect(openFirst(staff, "out").map(({ name }) => name)).toEqual(["Ayşe", "Bo", "Östlund", "Paula", "Zoë"]);
  });

  test("a filter finds as many as its count, in the order of the list", () => {
    fc.assert(
      fc.property(
        lists,
        fc.constantFrom("in", "out"),
        fc.constantFrom("all", "open", "done"),
        (staff, list, filter) => {
          const found = findStaff(staff, list, { filter, query: "" });
          expect(found).toHaveLength(countStaff(staff, list)[filter]);
          expect(found).toEqual(staff.filter((member) => found.includes(member)));
        },
      ),
    );
  });

  test.each([
    ["amira", ["Amira Okonkwo"]],
    ["okonkwo amira", ["Amira Okonkwo"]],
    ["BONNINGHAUSEN", ["Jasper Bönninghausen"]],
    ["boenning", ["Jasper Bönninghausen"]],
    ["minh khai", ["Nguyễn Thị Minh Khai"]],
    ["yildirim", ["Oğuzhan Yıldırım"]],
    ["oneill", ["Renate O’Neill-Großkopf"]],
    ["grosskopf", ["Renate O’Neill-Großkopf"]],
    ["FA-0442", ["Paula Maria Teixeira"]],
    ["fa0442", ["Paula Maria Teixeira"]],
    ["0442", ["Paula Maria Teixeira"]],
    ["l81 0o5s", ["Jasper Bönninghausen"]],
    ["paula 0442", ["Paula Maria Teixeira"]],
    ["FA-0158", ["Amira Okonkwo", "Milica Lazarević"]],
    ["ira", []],
    ["paula 0158", []],
  ])("%j finds %j by name or pass number", (query, names) => {
    const staff = staffOfTheDay.map((member) => ({ ...member }));
    const found = findStaff(staff, "in", { filter: "all", query });
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ["Özge Kaya", "oezge"],
    ["Özge Kaya", "ozge"],
    ["D’Angelo Rossi", "dangelo"],
    ["D’Angelo Rossi", "dangelorossi"],
  ])("%s is found by %j at the beginning", (name, query) =>
    expect(findStaff([{ ...amira, name }], "in", { filter: "all", query })).toHaveLength(1),
  );

  test("a search stays within its filter, and an empty one finds all", () => {
    const staff = withCheckedIn(staffOfTheDay, 3, "2026-11-23T06:42:00Z");
    expect(findStaff(staff, "in", { filter: "open", query: "fa-0158" }).map(({ id }) => id)).toEqual(["s-4"]);
    expect(findStaff(staff, "in", { filter: "all", query: " - " })).toBe(staff);
  });

  test("a pinned row is found by any filter, but not by any search", () => {
    const staff = withCheckedIn(staffOfTheDay, 1, "2026-11-23T06:42:00Z");
    const isPinned = (id: string) => id === "s-1";
    expect(findStaff(staff, "in", { filter: "open", query: "" }, isPinned)).toHaveLength(12);
    expect(findStaff(staff, "in", { filter: "open", query: "paula" }, isPinned)).toHaveLength(1);
  });

  test("the index changes no search result", () => {
    const staff = manyStaff(100);
    prepareSearch(staff);
    const search = { filter: "all", query: "00042" } as const;
    expect(findStaff(staff, "in", search)).toEqual(findStaff(manyStaff(100), "in", search));
  });

  test("a prepared row is not read again by a search", () => {
    let read = 0;
    const row = Object.defineProperty({ ...amira }, "name", { get: () => `Amira ${(read += 1)}` });
    prepareSearch([row]);
    expect(read).toBe(1);
    for (const query of ["amira", "fa-0158"])
      expect(findStaff([row], "in", { filter: "all", query })).toEqual([expect.objectContaining({ id: amira.id })]);
    expect(findStaff([row], "in", { filter: "all", query: "2" })).toEqual([]);
    expect(read).toBe(1);
  });

  test("one of ten thousand is found by the pass number", () => {
    const found = findStaff(manyStaff(10_000), "in", { filter: "all", query: "FA-09999" });
    expect(found.map(({ id }) => id)).toEqual(["s-9999"]);
  });
});
