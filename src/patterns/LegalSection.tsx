import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLinks, type LegalAddresses } from "./LegalLinks.tsx";

/** Privacy notice and imprint under a heading of their own; nothing where neither is configured. */
export function LegalSection(addresses: LegalAddresses) {
  const t = useCopy("contact");
  if (!addresses.privacyUrl && !addresses.imprintUrl) return null;
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
