import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLinks, type LegalAddresses } from "./LegalLinks.tsx";

/** What the host has to say, under a heading of its own; nothing where none of it is configured. */
export function LegalSection(addresses: LegalAddresses) {
  const t = useCopy("contact");
  if (!Object.values(addresses).some(Boolean)) return null;
  return (
    <section aria-labelledby="legal">
      <h2 id="legal" className="text-section font-title tracking-title">
        <span>{t("legal")}</span>
      </h2>
      <p className="flex flex-wrap gap-x-5">
        <LegalLinks {...addresses} />
      </p>
    </section>
  );
}
