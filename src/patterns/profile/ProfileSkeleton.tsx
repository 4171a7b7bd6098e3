import { useCopy } from "#src/copy/useCopy.tsx";
import { FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import { Loading } from "#src/patterns/Loading.tsx";

const sections = [
  { section: "person", fields: 5, helped: [3] },
  { section: "contact", fields: 2, helped: [2] },
  { section: "pass", fields: 2, helped: [1] },
  { section: "address", fields: 3 },
  { section: "work", fields: 2 },
] as const;

/** The skeleton of the profile form. */
export function ProfileSkeleton() {
  const t = useCopy("profile.form");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Loading label={t("loading")}>
        <FormSkeleton
          sections={sections.map(({ section, ...fields }) => ({ title: t(`sections.${section}`), ...fields }))}
        />
      </Loading>
    </div>
  );
}
