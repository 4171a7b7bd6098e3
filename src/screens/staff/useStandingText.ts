import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList } from "#src/model/staff/staffRules.ts";

/** How somebody stands; `null` as long as nothing is known of them but their pass. */
export function useStandingText(list: StaffList): (member: StaffMember) => string | null {
  const t = useCopy("staff");
  return (member) => {
    const { checkInTime, checkOutTime } = member;
    const state = staffState(member, list);
    if (state === "absent") return t("out.row.absent");
    if (state === "open") {
      if (list === "in") return null;
      return checkInTime === null ? t("out.row.openUntimed") : t("out.row.open", { time: formatTime(checkInTime) });
    }
    const time = list === "in" ? checkInTime : checkOutTime;
    return time === null ? t(`${list}.row.doneUntimed`) : t(`${list}.row.done`, { time: formatTime(time) });
  };
}
