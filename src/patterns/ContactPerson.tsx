import { useCopy } from "#src/copy/useCopy.tsx";

/** The contact person. Not rendered without a name; every other value may be empty. */
export type Contact = { name: string; phone: string; email: string; hours: string };

const link = "inline-flex min-h-12 items-center underline underline-offset-4 wrap-anywhere";

/** Names the contact person, with every way to reach them. */
export function ContactPerson({ contact: { name, phone, email, hours } }: { contact: Contact }) {
  const t = useCopy("contact");
  if (!name) return null;
  return (
    <aside aria-label={t("title")} className="border-t border-line pt-3 text-meta text-ink-2">
      <p>
        <span>{t("title")}</span> <strong className="block font-strong text-ink wrap-anywhere">{name}</strong>
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={link}>
            {phone}
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ) : null}
        {hours ? <span>{hours}</span> : null}
      </p>
    </aside>
  );
}
