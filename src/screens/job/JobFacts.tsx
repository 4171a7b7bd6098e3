import { CalendarCheck, Hash, User } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobView } from "#src/model/day/jobView.ts";
import { Fact, FactList } from "#src/patterns/FactList.tsx";

export type JobFactsProps = { job: JobView; fullName: string };

/** What the sign does not say: the event, who, and the number for enquiries (MYEV-15, MYEV-16, MYEV-18). */
export function JobFacts({ job, fullName }: JobFactsProps) {
  const t = useCopy("job.labels");
  return (
    <FactList>
      <Fact glyph={<CalendarCheck aria-hidden="true" />} label={t("event")} value={job.title} />
      <Fact glyph={<User aria-hidden="true" />} label={t("person")} value={fullName} />
      <Fact glyph={<Hash aria-hidden="true" />} label={t("number")} value={job.id} />
    </FactList>
  );
}
