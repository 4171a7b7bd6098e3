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

/** The fields with a line of help, of each section in this order. */
const helped: readonly (readonly number[])[] = [[3], [2], [1]];

/** The skeleton of the profile form. */
export function ProfileSkeleton() {
  const t = useCopy("profile.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Loading label={t("loading")}>
        <FormSkeleton
          sections={sections.map(([section, fields], at) => ({
            title: t(`sections.${section}`),
            fields,
            helped: helped[at],
          }))}
        />
      </Loading>
    </div>
  );
}
