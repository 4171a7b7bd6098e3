import { FilePenLine, HeartPulse, IdCard, Smartphone } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { JobDocument, JobDuty } from "#src/model/day/jobContent.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";

/** Duties on site, in the order of the day (MYEV-23). */
export function DutyList({ duties }: { duties: readonly JobDuty[] }) {
  const t = useCopy("job.duties");
  return (
    <ListSection title={t("title")} missing={duties.length === 0 ? t("missing") : null}>
      {duties.map((duty, at) => (
        <TaskRow key={duty} glyph={at + 1} title={t(`${duty}.title`)} note={t(`${duty}.note`)} />
      ))}
    </ListSection>
  );
}

const glyphs = {
  airportPass: IdCard,
  idOrPassport: IdCard,
  phone: Smartphone,
  insuranceCard: HeartPulse,
  contract: FilePenLine,
} as const satisfies Record<JobDocument, typeof IdCard>;

/** What to bring (MYEV-24). */
export function DocumentList({ documents }: { documents: readonly JobDocument[] }) {
  const t = useCopy("job.documents");
  return (
    <ListSection title={t("title")} missing={documents.length === 0 ? t("missing") : null}>
      {documents.map((document) => {
        const Glyph = glyphs[document];
        return <TaskRow key={document} glyph={<Glyph />} title={t(`${document}.title`)} note={t(`${document}.note`)} />;
      })}
    </ListSection>
  );
}

type ListSectionProps = { title: string; missing: string | null; children: ReactNode };

function ListSection({ title, missing, children }: ListSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-section font-title">
        <span>{title}</span>
      </h2>
      {missing ? (
        <p className="text-ink-2">
          <span>{missing}</span>
        </p>
      ) : (
        <TaskRows aria-labelledby={id}>{children}</TaskRows>
      )}
    </section>
  );
}
