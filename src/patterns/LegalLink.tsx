import { useCopy } from "#src/copy/useCopy.tsx";

export const legalLinkClass = "inline-flex min-h-12 items-center text-meta text-ink-2 underline underline-offset-4";

/** A page of the host, such as a legal text, in a new window. */
export function LegalLink({ href, children }: { href: string; children: string }) {
  const t = useCopy("auth.card");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={legalLinkClass}>
      <span>
        {children} <span className="sr-only">{t("termsOpens")}</span>
      </span>
    </a>
  );
}
