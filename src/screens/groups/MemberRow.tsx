import { formatDate } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { parseCalendarDay } from "#src/lib/calendarDay.ts";
import type { GroupMember } from "#src/model/groups/group.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { nameFont } from "#src/primitives/nameFont.ts";
import { rowClass } from "./rowClass.ts";

type MemberRowProps = { member: GroupMember; /** Absent: may not be removed. */ onRemove: (() => void) | undefined };

/** Round: a person. */
export function MemberRow({ member, onRemove }: MemberRowProps) {
  const t = useCopy("groups.members");
  const name = member.name || t("nameless");
  const joined = member.joinedAt && parseCalendarDay(member.joinedAt);
  const note = member.isOwner ? t("leader") : joined ? t("since", { date: formatDate(joined) }) : null;
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full border border-transparent bg-fill text-meta font-strong"
      >
        {member.initials || "?"}
      </span>
      <span className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center">
        <span key={`${name} ${note}`} className="min-w-0 flex-[1_1_8.5rem] pr-4">
          <span className={`block text-row font-strong wrap-anywhere ${nameFont(name)}`}>{name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
            {note}
            {member.isSelf ? <Badge>{t("badges.you")}</Badge> : null}
          </span>
        </span>
        {onRemove ? (
          <Button
            variant="danger"
            size="row"
            width="natural"
            aria-label={t("toRemoveName", { name })}
            className="-mx-4 -outline-offset-3 narrow:-mx-2"
            onClick={onRemove}
          >
            <span>{t("toRemove")}</span>
          </Button>
        ) : null}
      </span>
    </li>
  );
}
