import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLink } from "./LegalLink.tsx";

/** URLs of the host's legal texts; absent: not configured, and not linked. */
export type LegalAddresses = {
  privacyUrl?: string | undefined;
  imprintUrl?: string | undefined;
  accessibilityUrl?: string | undefined;
};

export function LegalLinks({ privacyUrl, imprintUrl, accessibilityUrl }: LegalAddresses) {
  const t = useCopy("auth.card");
  return (
    <>
      {privacyUrl ? <LegalLink href={privacyUrl}>{t("privacy")}</LegalLink> : null}
      {imprintUrl ? <LegalLink href={imprintUrl}>{t("imprint")}</LegalLink> : null}
      {accessibilityUrl ? <LegalLink href={accessibilityUrl}>{t("accessibility")}</LegalLink> : null}
    </>
  );
}
