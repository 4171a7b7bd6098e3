import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { UNDO_MS, type StaffList, type StaffAnnouncement } from "#src/model/staff/staffRules.ts";

/** The result of the last question, for screen readers. */
export function AnnouncementText({ list, announcement }: { list: StaffList; announcement: StaffAnnouncement }) {
  const t = useCopy("staff");
  return <span key={`${announcement.what} ${announcement.name}`}>{text()}</span>;

  function text() {
    const { what, name } = announcement;
    if (what !== "already") return t(`${list}.said.${what}`, { name, seconds: UNDO_MS / 1000 });
    const { time } = announcement;
    return time === null
      ? t(`${list}.said.alreadyUntimed`, { name })
      : t(`${list}.said.already`, { name, time: formatTime(time) });
  }
}
