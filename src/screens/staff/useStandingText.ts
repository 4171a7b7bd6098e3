import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { doneAt, staffState, type StaffList } from "#src/model/staff/staffRules.ts";

/** How somebody stands; `null` as long as nothing is known of them but their pass. `isAlready`: somebody else was faster. */
export function useStandingText(list: StaffList): (member: StaffMember, isAlready?: boolean) => string | null {
  const t = useCopy("staff");
  return (member, isAlready = false) => {
    const { checkInTime } = member;
    const state = staffState(member, list);
    if (state === "absent") return t("out.row.absent");
    if (state === "open") {
      if (list === "in") return null;
      return checkInTime === null ? t("out.row.openUntimed") : t("out.row.open", { time: formatTime(checkInTime) });
    }
    const said = isAlready ? "already" : "done";
    const time = doneAt(member, list);
    return time === null ? t(`${list}.row.${said}Untimed`) : t(`${list}.row.${said}`, { time: formatTime(time) });
  };
}
