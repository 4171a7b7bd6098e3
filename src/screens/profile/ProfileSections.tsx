import { Briefcase, House, IdCard, Phone, User } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

/** In the order of the form. */
const sections = [
  ["person", User],
  ["contact", Phone],
  ["pass", IdCard],
  ["address", House],
  ["work", Briefcase],
] as const;

const sectionOf: Record<ProfileField, (typeof sections)[number][0]> = {
  firstName: "person",
  lastName: "person",
  dateOfBirth: "person",
  nationality: "person",
  germanLevel: "person",
  phone: "contact",
  passNumber: "pass",
  passColour: "pass",
  street: "address",
  postalCode: "address",
  city: "address",
  cityOfBirth: "address",
  company: "work",
  department: "work",
};

type ProfileSectionsProps = { form: string; /** The fields whose errors are shown. */ wrong: readonly ProfileField[] };

/** Beside a long form in a wide window: its sections, with links to them and the number of errors in each. */
export function ProfileSections({ form, wrong }: ProfileSectionsProps) {
  const t = useCopy("profile.form");
  return (
    <nav aria-label={t("sectionsLabel")}>
      <TaskRows>
        {sections.map(([section, Glyph], at) => (
          <TaskRow
            key={section}
            glyph={<Glyph strokeWidth={1.75} />}
            title={t(`sections.${section}`)}
            badge={errorsIn(section)}
            onAct={() => goTo(document.getElementById(form)?.querySelectorAll("[role=group]:has(> h2)")[at])}
          />
        ))}
      </TaskRows>
    </nav>
  );

  function errorsIn(section: string) {
    const count = wrong.filter((field) => sectionOf[field] === section).length;
    return count === 0 ? null : (
      <Badge key={count} tone="halt">
        {t("inSection", { count })}
      </Badge>
    );
  }
}

function goTo(section: Element | undefined) {
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}
