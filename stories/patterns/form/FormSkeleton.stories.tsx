import { FieldsSkeleton, FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import preview from "#workbench/preview.tsx";

/** Stands where a form comes. Put it in a Loading, which says that it loads. */
const meta = preview.meta({
  component: FormSkeleton,
  args: { sections: [{ title: "Bankverbindung", fields: 2 }] },
});

export const OneSection = meta.story();
export const TwoSections = meta.story({
  args: {
    sections: [
      { title: "Person", fields: 5 },
      { title: "Kontakt", fields: 2 },
    ],
  },
});
export const WithoutTitle = meta.story({ render: () => <FieldsSkeleton fields={3} /> });
