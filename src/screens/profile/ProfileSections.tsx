import { Briefcase, House, IdCard, Phone, User } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";

/** In the order of the form. */
const sections = [
  ["person", User],
  ["contact", Phone],
  ["pass", IdCard],
  ["address", House],
  ["work", Briefcase],
] as const;

/** Beside a long form in a wide window: its sections, with links to them. */
export function ProfileSections({ form }: { form: string }) {
  const t = useCopy("profile.form");
  return (
    <nav>
      <TaskRows>
        {sections.map(([section, Glyph], at) => (
          <TaskRow
            key={section}
            glyph={<Glyph strokeWidth={1.75} />}
            title={t(`sections.${section}`)}
            onAct={() => goTo(document.getElementById(form)?.querySelectorAll("[role=group]:has(> h2)")[at])}
          />
        ))}
      </TaskRows>
    </nav>
  );
}

function goTo(section: Element | undefined) {
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}
