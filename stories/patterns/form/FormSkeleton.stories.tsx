import { SectionSkeleton } from "#src/patterns/form/SectionSkeleton.tsx";
import preview from "#workbench/preview.tsx";

/** Stands where a section of a form comes, while what it shows is on its way. Words beside it say that it loads. */
const meta = preview.meta({
  component: SectionSkeleton,
  args: { title: "Bankverbindung", fields: 2 },
});

export const TwoFields = meta.story();
export const FiveFields = meta.story({ args: { title: "Person", fields: 5 } });
