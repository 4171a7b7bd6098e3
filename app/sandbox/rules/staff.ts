import type { StaffMember } from "#src/model/staff/staff.ts";
import type { Account, Attendance } from "../database/records.ts";
import { accept, refuse, type Reply } from "../database/reply.ts";
import { inventStaff } from "../database/staffPeople.ts";
import type { Database } from "../database.ts";
import { supervisors } from "../supervisors.ts";

const MOST_PEOPLE = 20_000;
const LISTS: readonly string[] = ["in", "out"];

const mayNot = () => refuse(403, "Diese Liste ist nur für Ansprechpersonen vor Ort.", { error: "FORBIDDEN" });
const nowhere = (message: string) => refuse(404, message, { error: "NOT_FOUND" });

const asOf = (member: StaffMember, attendance: Attendance | undefined): StaffMember => {
  if (!attendance) return member;
  const { in: checkInTime, out: checkOutTime } = attendance;
  return { ...member, checkedIn: true, checkInTime, checkedOut: checkOutTime !== null, checkOutTime };
};

const staffOf = ({ settings, attendance }: Database): StaffMember[] =>
  inventStaff(Math.min(settings.staffCount, MOST_PEOPLE)).map((member) => asOf(member, attendance[member.id]));

/** All staff of the day, for check-in or check-out. */
export function getStaffList(database: Database, { extra }: Account, list: string): Reply {
  if (!supervisors.includes(extra.extra_id)) return mayNot();
  return LISTS.includes(list) ? accept({ data: staffOf(database) }) : nowhere("Diese Liste gibt es nicht.");
}

/** Returns the row after the change, even if nothing changed. */
export function changeAttendance(
  database: Database,
  { extra }: Account,
  id: string,
  move: (member: StaffMember) => StaffMember,
): Reply {
  if (!supervisors.includes(extra.extra_id)) return mayNot();
  const member = staffOf(database).find((candidate) => candidate.id === id);
  if (!member) return nowhere("Diese Person steht nicht auf der Liste.");
  const changed = move(member);
  if (changed.checkInTime === null) delete database.attendance[id];
  else database.attendance[id] = { in: changed.checkInTime, out: changed.checkOutTime };
  return accept({ data: changed });
}
