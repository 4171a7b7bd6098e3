import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLink } from "./LegalLink.tsx";

/** Addresses of the privacy notice and the imprint; absent: not configured, and nothing leads there. */
export type LegalAddresses = { privacyUrl?: string | undefined; imprintUrl?: string | undefined };

export function LegalLinks({ privacyUrl, imprintUrl }: LegalAddresses) {
  const t = useCopy("auth.card");
  return (
    <>
      {privacyUrl ? <LegalLink href={privacyUrl}>{t("privacy")}</LegalLink> : null}
      {imprintUrl ? <LegalLink href={imprintUrl}>{t("imprint")}</LegalLink> : null}
    </>
  );
}
