import { IdCard, UserRound } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";

/** Full name and pass number, to compare with the person's pass. */
export function StaffFacts({ member }: { member: StaffMember }) {
  const t = useCopy("staff");
  return (
    <FactList>
      <Fact
        glyph={<UserRound className="size-6 text-ink-2" strokeWidth={1.75} />}
        label={t("confirm.labels.name")}
        value={member.name}
      />
      <Fact
        glyph={<IdCard className="size-6 text-ink-2" strokeWidth={1.75} />}
        label={t("confirm.labels.pass")}
        value={member.idCard || t("confirm.noPass")}
      />
    </FactList>
  );
}
