import { useCopy } from "#src/copy/useCopy.tsx";
import { FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

const sections = [
  ["person", 5],
  ["contact", 2],
  ["pass", 2],
  ["address", 3],
  ["work", 2],
] as const;

/** The fields with a line of help. */
const helped: Partial<Record<string, readonly number[]>> = { person: [3], contact: [2], pass: [1] };

/** The skeleton of the profile form. */
export function ProfileSkeleton() {
  const t = useCopy("profile.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Loading label={t("loading")}>
        <FormSkeleton
          sections={sections.map(([section, fields]) => ({
            title: t(`sections.${section}`),
            fields,
            helped: helped[section],
          }))}
        />
      </Loading>
    </div>
  );
}
