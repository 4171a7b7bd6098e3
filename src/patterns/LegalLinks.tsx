import { useCopy } from "#src/copy/useCopy.tsx";
import { LegalLink } from "./LegalLink.tsx";

/** Addresses of what the host has to say; absent: not configured, and nothing leads there. */
export type LegalAddresses = {
  privacyUrl?: string | undefined;
  imprintUrl?: string | undefined;
  /** The accessibility statement. */
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
