import { formatDateBrief, formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList } from "#src/model/staff/staffRules.ts";
import { nameFont } from "#src/primitives/nameFont.ts";
import type { StaffStart } from "./StaffSign.tsx";
import { useStatusText } from "./useStatusText.ts";

export type StaffTableProps = { list: StaffList; staff: readonly StaffMember[]; start: StaffStart | null };

/** Prints all people, not the search result: nothing on paper would show that the list is filtered. */
export function StaffTable({ list, staff, start }: StaffTableProps) {
  const t = useCopy("staff");
  const day = useCopy("day");
  const status = useStatusText(list);
  const at = start ? [t("start", { date: formatDateBrief(start.date), time: formatTime(start.time) })] : [];
  const cell = "border-t border-line py-1.5 pr-3";
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left font-strong">{[...at, day("place")].join(", ")}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1.5 pr-3">
            {t("confirm.labels.name")}
          </th>
          <th scope="col" className="py-1.5 pr-3">
            {t("confirm.labels.pass")}
          </th>
          <th scope="col" className="py-1.5">
            {t("table.status")}
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => (
          <tr key={member.id}>
            <td className={`${cell} ${nameFont(member.name)}`}>{member.name}</td>
            <td className={cell}>{member.idCard === "" ? t("confirm.noPass") : member.idCard}</td>
            <td className={cell}>{status(member) ?? t(`${list}.filters.open`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
