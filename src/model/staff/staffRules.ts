import { searchWords, wordFinder } from "#src/lib/searchText.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";

/** The two lists of a supervisor: who is here, and who has gone (OPS-02, OPS-03). */
export type StaffList = "in" | "out";
export const STAFF_FILTERS = ["all", "open", "done"] as const;
export type StaffFilter = (typeof STAFF_FILTERS)[number];
export type StaffCounts = Record<StaffFilter, number>;

/** `absent`: not checked in, so that there is nothing to check out (OPS-08). */
export type StaffState = "open" | "done" | "absent";

/** For how long a mistaken check-in or check-out can be taken back, in milliseconds. */
export const UNDO_MS = 10_000;

/** How taking back stands, as long as it is offered; `failed`: without an answer, it can be tried again. */
export type UndoStatus = "ready" | "busy" | "failed";

/** Result of the last confirmation; `already`: done by another supervisor, at `time` as the provider writes it. */
export type StaffAnnouncement =
  { what: "done" | "undone"; name: string } | { what: "already"; id: string; name: string; time: string | null };

/** Here from now on, in milliseconds since 1970; who is here already stays as they are (OPS-06, OPS-07). */
export const checkIn = (member: StaffMember, now: number): StaffMember =>
  member.checkedIn ? member : { ...member, checkedIn: true, checkInTime: new Date(now).toISOString() };

/** Gone from now on, in milliseconds since 1970; only who is here can go, and only once (OPS-08). */
export const checkOut = (member: StaffMember, now: number): StaffMember =>
  member.checkedIn && !member.checkedOut
    ? { ...member, checkedOut: true, checkOutTime: new Date(now).toISOString() }
    : member;

/** Takes a check-in back; not any more once the person is checked out. */
export const undoCheckIn = (member: StaffMember): StaffMember =>
  member.checkedIn && !member.checkedOut ? { ...member, checkedIn: false, checkInTime: null } : member;

/** Takes a check-out back. */
export const undoCheckOut = (member: StaffMember): StaffMember =>
  member.checkedOut ? { ...member, checkedOut: false, checkOutTime: null } : member;

/** Whether the check-in task is done; an empty list never is (OPS-09). */
export const allCheckedIn = (staff: readonly StaffMember[]): boolean =>
  staff.length > 0 && staff.every(({ checkedIn }) => checkedIn);

/**
 * Whether the check-out task is done: all who checked in have checked out. People who never came would block the task, so
 * only the strict reading counts them (OPS-10, D-32).
 */
export function allCheckedOut(staff: readonly StaffMember[], reading?: "strict"): boolean {
  const expected = reading === "strict" ? staff : staff.filter(({ checkedIn }) => checkedIn);
  return expected.length > 0 && expected.every(({ checkedIn, checkedOut }) => checkedIn && checkedOut);
}

export function staffState(member: StaffMember, list: StaffList): StaffState {
  if (list === "in") return member.checkedIn ? "done" : "open";
  if (!member.checkedIn) return "absent";
  return member.checkedOut ? "done" : "open";
}

/** Time of the check-in or check-out as the provider writes it; `null` where it is missing. */
export const doneAt = ({ checkInTime, checkOutTime }: StaffMember, list: StaffList): string | null =>
  list === "in" ? checkInTime : checkOutTime;

/** A provider may cut its times to seconds, and two clocks never quite agree. */
const CLOCK_TOLERANCE_MS = 2000;

/**
 * Whether the check-in or check-out is at `since` (milliseconds since 1970) or later, which means by the press at that time
 * and not by another supervisor before. Without a time it counts as done by the press.
 */
export function isDoneSince(member: StaffMember, list: StaffList, since: number): boolean {
  const at = Date.parse(doneAt(member, list) ?? "");
  return staffState(member, list) === "done" && (Number.isNaN(at) || at >= since - CLOCK_TOLERANCE_MS);
}

/** How many there are to each filter; who never came is in none but `all`. */
export function countStaff(staff: readonly StaffMember[], list: StaffList): StaffCounts {
  const counts = { all: staff.length, open: 0, done: 0 };
  for (const member of staff) {
    const state = staffState(member, list);
    if (state !== "absent") counts[state] += 1;
  }
  return counts;
}

const wordsOfMember = new WeakMap<StaffMember, string>();

/** What a row is found by: the name and the pass number. */
function wordsOf(member: StaffMember): string {
  const words = wordsOfMember.get(member) ?? searchWords(`${member.name} ${member.idCard}`);
  wordsOfMember.set(member, words);
  return words;
}

/** Reads the names of some rows before anybody searches: ten thousand of them at the first key would be felt. */
export const prepareSearch = (staff: readonly StaffMember[]): void => staff.forEach(wordsOf);

export type StaffSearch = { filter: StaffFilter; query: string };

/**
 * The rows of a filter in which every typed word begins a word of the name or the pass number, in their own order. A row
 * that stays is found whatever the filter, so that it does not leave while its check-in can be undone.
 */
export function findStaff(
  staff: readonly StaffMember[],
  list: StaffList,
  { filter, query }: StaffSearch,
  isPinned?: (id: string) => boolean,
): readonly StaffMember[] {
  const finds = wordFinder(query);
  if (filter === "all" && !finds) return staff;
  return staff.filter(
    (member) =>
      (filter === "all" || staffState(member, list) === filter || isPinned?.(member.id)) &&
      (!finds || finds(wordsOf(member))),
  );
}
