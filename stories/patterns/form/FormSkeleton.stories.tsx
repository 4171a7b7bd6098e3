import { FieldsSkeleton, FormSkeleton } from "#src/patterns/form/FormSkeleton.tsx";
import preview from "#workbench/preview.tsx";

/** Placeholder of a form. Wrap it in a Loading, which announces it. */
const meta = preview.meta({
  component: FormSkeleton,
  args: { sections: [{ title: "Bankverbindung", fields: 2 }] },
  decorators: (Story) => (
    <div className="grid gap-6">
      <Story />
    </div>
  ),
});

export const OneSection = meta.story({ name: "Ein Abschnitt" });
export const TwoSections = meta.story({
  name: "Zwei Abschnitte",
  args: {
    sections: [
      { title: "Person", fields: 5 },
      { title: "Kontakt", fields: 2 },
    ],
  },
});
export const WithoutTitle = meta.story({ name: "Ohne Überschrift", render: () => <FieldsSkeleton fields={3} /> });
