import { UserRoundX, UsersRound } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { shownGroupCode } from "#src/model/groups/groupCode.ts";
import type { GroupPreview } from "#src/model/groups/joinPreview.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Plate } from "#src/primitives/Plate.tsx";

export type PreviewCardProps = Pick<GroupPreview, "name" | "description" | "groupNumber" | "maxMembers" | "isFull">;

/** The group to join, and whether it has room (GRP-21, D-45). */
export function PreviewCard({ name, description, groupNumber, maxMembers: max, isFull }: PreviewCardProps) {
  const t = useCopy("groupForms.join");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <div className="flex flex-wrap items-start gap-3">
        <Plate tone={isFull ? "quiet" : "signal"}>
          <UsersRound />
        </Plate>
        <div className="grid min-w-0 flex-[1_1_7rem] justify-items-start gap-2">
          <div>
            <h2 id={id} className="text-value font-strong wrap-anywhere">
              <span key={name}>{name || t("unnamed")}</span>
            </h2>
            <p className="text-meta text-ink-2">
              <span key={groupNumber}>{t("number", { code: shownGroupCode(groupNumber) })}</span>
            </p>
          </div>
          <Badge
            tone={isFull ? "neutral" : "go"}
            icon={isFull ? <UserRoundX aria-hidden="true" /> : <UsersRound aria-hidden="true" />}
          >
            <span key={String(isFull)}>{badge()}</span>
          </Badge>
        </div>
      </div>
      {description ? (
        <p className="wrap-anywhere">
          <span key={description}>{description}</span>
        </p>
      ) : null}
    </section>
  );

  function badge(): string {
    if (!isFull) return t("badges.open");
    return max === null ? t("badges.fullUncounted") : t("badges.full", { max });
  }
}
