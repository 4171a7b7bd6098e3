import { useEffect, useRef, type RefObject } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import { canRemove, emptySlots, sortMembers } from "#src/model/groups/groupRules.ts";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { FreeSeatRow } from "./FreeSeatRow.tsx";
import type { Handover } from "./handover.ts";
import { MemberRow } from "./MemberRow.tsx";

type MemberRowsProps = {
  group: Group;
  selfId: string;
  isRefetching: boolean;
  handover: Handover | null;
  onRemove: (member: GroupMember) => void;
  onShare: (by: Handover["by"]) => void;
};

/** All members, the leader first, then the free places. */
export function MemberRows({ group, selfId, isRefetching, handover, onRemove, onShare }: MemberRowsProps) {
  const t = useCopy("groups.members");
  const heading = useRef<HTMLHeadingElement>(null);
  const members = sortMembers(group.members);
  const free = emptySlots(group);
  useFocusAfterLoss(heading, members.length);
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="members" ref={heading} tabIndex={-1} className="text-section font-title tracking-title">
          <span>{t("title")}</span>
        </h2>
        <div role="status">
          {isRefetching ? (
            <p className="text-ink-2">
              <Spinner />
              <span className="sr-only">{t("busy")}</span>
            </p>
          ) : null}
        </div>
      </div>
      <ul
        aria-labelledby="members"
        aria-busy={isRefetching || undefined}
        className="@container overflow-hidden rounded-card border border-line bg-surface"
      >
        {members.map((member, at) => (
          <MemberRow
            key={member.id || at}
            member={member}
            onRemove={canRemove(group, member, selfId) ? () => onRemove(member) : undefined}
          />
        ))}
        {Array.from({ length: free }, (_, at) => {
          const by = `place-${at + 1}` as const;
          return (
            <FreeSeatRow key={by} result={handover?.by === by ? handover.result : null} onShare={() => onShare(by)} />
          );
        })}
      </ul>
    </section>
  );
}

/** The button that removed a member disappears with the row; the one that invited, once the group is full. */
function useFocusAfterLoss(heading: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count !== before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [heading, count]);
}
