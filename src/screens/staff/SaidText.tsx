import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { UNDO_MS, type StaffList, type StaffSaid } from "#src/model/staff/staffRules.ts";

/** What came of the last question, for those who cannot see the row. */
export function SaidText({ list, said }: { list: StaffList; said: StaffSaid }) {
  const t = useCopy("staff");
  return <span key={`${said.what} ${said.name}`}>{text()}</span>;

  function text() {
    const { what, name } = said;
    if (what !== "already") return t(`${list}.said.${what}`, { name, seconds: UNDO_MS / 1000 });
    const { time } = said;
    return time === null
      ? t(`${list}.said.alreadyUntimed`, { name })
      : t(`${list}.said.already`, { name, time: formatTime(time) });
  }
}
