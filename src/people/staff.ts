import type { StaffMember } from "#src/model/staff/staff.ts";
import { longestFirstName, longestLastName } from "#src/people/extremes.ts";

const row = (id: number, name: string, idCard: string): StaffMember => ({
  id: `s-${id}`,
  name,
  idCard,
  checkedIn: false,
  checkInTime: null,
  checkedOut: false,
  checkOutTime: null,
});

/** Twelve people of one day, none checked in yet. One has no airport pass, one a pass number that is easily misread. */
export const staffOfTheDay: readonly StaffMember[] = [
  row(1, "Amira Okonkwo", "FA-0158-IOl-7742"),
  row(2, "Jasper Bönninghausen", "L81-0O5S"),
  row(3, "Konstantin Freiherr von Hohenlohe-Waldenburg", "FA-0093"),
  row(4, "Milica Lazarević", "FA-0158"),
  row(5, "Nguyễn Thị Minh Khai", ""),
  row(6, "Oğuzhan Yıldırım", "FA-1107"),
  row(7, "Paula Maria Teixeira", "FA-0442"),
  row(8, "Suharti", "FA-2210"),
  row(9, "Wilhelmine Abendroth", "FA-0087"),
  row(10, "Henrike Petersen", "FA-3391"),
  row(11, "Tomasz Wiśniewski", "FA-0716"),
  row(12, "Renate O’Neill-Großkopf", "FA-0555"),
];

/** A name as long as passports allow, with a matching pass number. */
export const longestStaffMember: StaffMember = row(
  13,
  `${longestFirstName} ${longestLastName}`,
  "FA-0158-IOl-7742-0O5S-BODENVERKEHR",
);

/** The first `count` of them came, one a minute from the given instant, e.g. `2026-11-23T06:42:00Z`. */
export const withCheckedIn = (staff: readonly StaffMember[], count: number, from: string): StaffMember[] =>
  staff.map((member, at) =>
    at < count ? { ...member, checkedIn: true, checkInTime: minutesAfter(from, at) } : member,
  );

/** The first `count` of them left again; absent people stay absent. */
export const withCheckedOut = (staff: readonly StaffMember[], count: number, from: string): StaffMember[] =>
  staff.map((member, at) =>
    at < count && member.checkedIn ? { ...member, checkedOut: true, checkOutTime: minutesAfter(from, at) } : member,
  );

const minutesAfter = (from: string, minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** As many as on the day of a full trial: the twelve repeated, each with a pass of their own. */
export const manyStaff = (count: number): StaffMember[] =>
  Array.from({ length: count }, (_, at): StaffMember => {
    const name = staffOfTheDay[at % staffOfTheDay.length]?.name ?? "";
    return row(at + 1, name, `FA-${String(at + 1).padStart(5, "0")}`);
  });
