import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLinks, type LegalAddresses } from "./LegalLinks.tsx";

/** The host's legal texts in a section; nothing if none is configured. */
export function LegalSection(addresses: LegalAddresses) {
  const t = useCopy("contact");
  if (!Object.values(addresses).some(Boolean)) return null;
  return (
    <section aria-labelledby="legal">
      <h2 id="legal" className="text-section font-title">
        <span>{t("legal")}</span>
      </h2>
      <p className="flex flex-wrap gap-x-5">
        <LegalLinks {...addresses} />
      </p>
    </section>
  );
}
