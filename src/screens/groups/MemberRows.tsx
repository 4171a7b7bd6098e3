import { useEffect, useRef, type RefObject } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import { canRemove, emptySlots, sortMembers } from "#src/model/groups/groupRules.ts";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { FreeSeatRow } from "./FreeSeatRow.tsx";
import type { Invitation } from "./groupDialog.ts";
import type { Handover } from "./handover.ts";
import { MemberRow } from "./MemberRow.tsx";

type MemberRowsProps = {
  group: Group;
  selfId: string;
  isRefetching: boolean;
  /** The dialog that invites; `null`: closed. */
  invitation: Pick<Invitation, "status"> | null;
  handover: Handover | null;
  onRemove: (member: GroupMember) => void;
  onShare: (by: Handover["by"]) => void;
};

/** All members, the leader first, then the free places. */
export function MemberRows({ group, selfId, isRefetching, invitation, handover, onRemove, onShare }: MemberRowsProps) {
  const t = useCopy("groups.members");
  const heading = useRef<HTMLHeadingElement>(null);
  const members = sortMembers(group.members);
  const free = emptySlots(group);
  useFocusAfterChange(heading, { count: members.length, invitation: invitation?.status ?? null });
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="members" ref={heading} tabIndex={-1} className="text-section font-title">
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

type List = { count: number; invitation: Invitation["status"] | null };

/**
 * After an invitation the focus goes to the list, where the result appears: the button that invited disappears once the
 * group is full, a moment later. The button that removed a member disappears with the row.
 */
function useFocusAfterChange(heading: RefObject<HTMLElement | null>, list: List) {
  const before = useRef(list);
  const { count, invitation } = list;
  useEffect(() => {
    const isInvited = before.current.invitation === "sending" && invitation === null;
    const isLost = count < before.current.count && document.activeElement === document.body;
    before.current = { count, invitation };
    if (isInvited || isLost) heading.current?.focus();
  }, [heading, count, invitation]);
}
