import { useCopy } from "#src/copy/useCopy.tsx";
import { SectionSkeleton } from "#src/patterns/form/SectionSkeleton.tsx";

const sections = [
  ["person", 5],
  ["contact", 2],
  ["pass", 2],
  ["address", 3],
  ["work", 2],
] as const;

/** The outline of the profile form while the record is on its way. */
export function ProfileSkeleton() {
  const t = useCopy("profile.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="text-ink-2">
        <span>{t("loading")}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {sections.map(([section, count]) => (
          <SectionSkeleton key={section} title={t(`sections.${section}`)} fields={count} />
        ))}
      </div>
    </div>
  );
}
