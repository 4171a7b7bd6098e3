import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_DEFAULT_MAX_MEMBERS, type Group } from "#src/model/groups/group.ts";
import { shownGroupCode } from "#src/model/groups/groupCode.ts";
import { emptySlots } from "#src/model/groups/groupRules.ts";
import { Seats } from "#src/primitives/Seats.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** The group's name and free places. Null: loading, with a skeleton. */
export function GroupSign({ group }: { group: Group | null }) {
  const t = useCopy("groups.header");
  if (group === null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 pb-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <Skeleton className="h-7 w-3/5 rounded-plate" />
          <Skeleton className="h-5 w-40 rounded-plate" />
          <Skeleton className="h-5 w-2/5 rounded-plate" />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Seats of="people" seats={Array<"free">(GROUP_DEFAULT_MAX_MEMBERS).fill("free")} />
          <Skeleton className="h-12 w-20 rounded-plate" />
        </div>
      </div>
    );
  const { name, description, groupNumber, members, maxMembers } = group;
  const free = emptySlots(group);
  return (
    <div className="grid gap-3 pt-2 pb-6">
      <div className="grid gap-1">
        <h2 className="text-section font-title wrap-anywhere">{name}</h2>
        {description ? <p className="text-sign-ink-2 wrap-anywhere">{description}</p> : null}
        <p className="text-meta text-sign-ink-2">
          <span key={groupNumber}>{t("number", { number: shownGroupCode(groupNumber) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Seats
          of="people"
          seats={[...members.map(({ isSelf }) => (isSelf ? "self" : "person")), ...Array<"free">(free).fill("free")]}
        />
        <p key={`${members.length} ${maxMembers}`} className="min-w-0 flex-[1_1_8.5rem] text-meta text-sign-ink-2">
          <span className="block text-value font-strong text-sign-ink">
            {t("count", { members: members.length, max: maxMembers })}
          </span>
          <span className="block">{t("free", { free })}</span>
        </p>
      </div>
    </div>
  );
}
