import { googleOnPage, type GoogleOnPage } from "#app/platform/google/page.ts";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import type { Terms } from "#src/patterns/TermsLink.tsx";

/** The provider's terms of use (C-40). Without an address a dialog says where they will be. */
export const terms: Terms = import.meta.env.VITE_TERMS_URL
  ? { href: import.meta.env.VITE_TERMS_URL }
  : { kind: "dialog" };

/** The privacy notice, the imprint and the accessibility statement; where one has no address, the build says so, and no link leads there. */
export const legal: LegalAddresses = {
  privacyUrl: import.meta.env.VITE_PRIVACY_URL,
  imprintUrl: import.meta.env.VITE_IMPRINT_URL,
  accessibilityUrl: import.meta.env.VITE_ACCESSIBILITY_URL,
};

/** Sign-in with Google, as the page's head says: one build serves with and without (C-06). */
export const google: GoogleOnPage | null = googleOnPage(
  (name) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
);
