import { useCopy } from "#src/copy/useCopy.tsx";
import { parseClockTime } from "#src/lib/clockTime.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { doneAt, staffState, type StaffList } from "#src/model/staff/staffRules.ts";

/** Status of a person; `null` while only the pass is known. `isAlready`: done by another supervisor. */
export function useStatusText(list: StaffList): (member: StaffMember, isAlready?: boolean) => string | null {
  const t = useCopy("staff");
  return (member, isAlready = false) => {
    const checkIn = timeOf(member.checkInTime);
    const state = staffState(member, list);
    if (state === "absent") return t("out.row.absent");
    if (state === "open") {
      if (list === "in") return null;
      return checkIn === null ? t("out.row.openUntimed") : t("out.row.open", { time: checkIn });
    }
    const key = isAlready ? "already" : "done";
    const time = timeOf(doneAt(member, list));
    return time === null ? t(`${list}.row.${key}Untimed`) : t(`${list}.row.${key}`, { time });
  };
}

/** `HH:mm` in Berlin; `null` if missing or unreadable. */
const timeOf = (time: string | null) => parseClockTime(time ?? undefined);
