import { searchWords, wordFinder } from "#src/lib/searchText.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";

/** The two lists of a supervisor: present, and left (OPS-02, OPS-03). */
export type StaffList = "in" | "out";
export const STAFF_FILTERS = ["all", "open", "done"] as const;
export type StaffFilter = (typeof STAFF_FILTERS)[number];
export type StaffCounts = Record<StaffFilter, number>;

/** `absent`: not checked in, so there is nothing to check out (OPS-08). */
export type StaffState = "open" | "done" | "absent";

/** How long a mistaken check-in or check-out can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** Status of the undo while it is offered; `failed`: no response, can be repeated. */
export type UndoStatus = "ready" | "busy" | "failed";

/** Result of the last confirmation; `already`: done by another supervisor, at `time` in the provider's format. */
export type StaffAnnouncement =
  | { what: "done" | "undone"; name: string }
  | { what: "already"; id: string; name: string; time: string | null };

/** Checked in at `now`, in milliseconds since 1970; unchanged if present already (OPS-06, OPS-07). */
export const checkIn = (member: StaffMember, now: number): StaffMember =>
  member.checkedIn ? member : { ...member, checkedIn: true, checkInTime: new Date(now).toISOString() };

/** Checked out at `now`, in milliseconds since 1970; only once, and only after a check-in (OPS-08). */
export const checkOut = (member: StaffMember, now: number): StaffMember =>
  member.checkedIn && !member.checkedOut
    ? { ...member, checkedOut: true, checkOutTime: new Date(now).toISOString() }
    : member;

/** Undoes a check-in; no longer possible after the check-out. */
export const undoCheckIn = (member: StaffMember): StaffMember =>
  member.checkedIn && !member.checkedOut ? { ...member, checkedIn: false, checkInTime: null } : member;

/** Undoes a check-out. */
export const undoCheckOut = (member: StaffMember): StaffMember =>
  member.checkedOut ? { ...member, checkedOut: false, checkOutTime: null } : member;

/** Whether the check-in task is done; an empty list never is (OPS-09). */
export const allCheckedIn = (staff: readonly StaffMember[]): boolean =>
  staff.length > 0 && staff.every(({ checkedIn }) => checkedIn);

/**
 * Whether the check-out task is done: all who checked in have checked out. Absent people would block the task, so they
 * count in strict mode only (OPS-10, D-32).
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

/** Time of the check-in or check-out in the provider's format; `null` if missing. */
export const doneAt = ({ checkInTime, checkOutTime }: StaffMember, list: StaffList): string | null =>
  list === "in" ? checkInTime : checkOutTime;

/** A provider may truncate times to seconds, and clocks differ slightly. */
const CLOCK_TOLERANCE_MS = 2000;

/**
 * Whether the check-in or check-out is at `since` (milliseconds since 1970) or later, that is, by this press and not by
 * another supervisor before. Without a time it counts as done by this press.
 */
export function isDoneSince(member: StaffMember, list: StaffList, since: number): boolean {
  const at = Date.parse(doneAt(member, list) ?? "");
  return staffState(member, list) === "done" && (Number.isNaN(at) || at >= since - CLOCK_TOLERANCE_MS);
}

/** Number of people per filter; absent ones count in `all` only. */
export function countStaff(staff: readonly StaffMember[], list: StaffList): StaffCounts {
  const counts = { all: staff.length, open: 0, done: 0 };
  for (const member of staff) {
    const state = staffState(member, list);
    if (state !== "absent") counts[state] += 1;
  }
  return counts;
}

const byName = new Intl.Collator("de");

/** Those who are still open first, each part by name. */
export const openFirst = (staff: readonly StaffMember[], list: StaffList): readonly StaffMember[] =>
  staff.toSorted(
    (one, other) =>
      Number(staffState(one, list) !== "open") - Number(staffState(other, list) !== "open") ||
      byName.compare(one.name, other.name),
  );

const wordsOfMember = new WeakMap<StaffMember, string>();

/** The searchable text of a row: the name and the pass number. */
function wordsOf(member: StaffMember): string {
  const words = wordsOfMember.get(member) ?? searchWords(`${member.name} ${member.idCard}`);
  wordsOfMember.set(member, words);
  return words;
}

/** Prepares the names of some rows before the search: ten thousand of them at the first key would be noticeable. */
export const prepareSearch = (staff: readonly StaffMember[]): void => staff.forEach(wordsOf);

export type StaffSearch = { filter: StaffFilter; query: string };

/**
 * The rows of a filter in which every typed word begins a word of the name or the pass number, in their own order. A
 * pinned row is found by any filter, so that it does not disappear while its check-in can be undone.
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
