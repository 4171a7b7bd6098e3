import { googleOnPage, type GoogleOnPage } from "#app/platform/google/page.ts";
import type { LegalAddresses } from "#src/patterns/LegalLinks.tsx";
import type { Terms } from "#src/patterns/TermsLink.tsx";

/** The provider's terms of use (C-40). Without a URL a dialog is shown instead. */
export const terms: Terms = import.meta.env.VITE_TERMS_URL
  ? { href: import.meta.env.VITE_TERMS_URL }
  : { kind: "dialog" };

/** Privacy notice, imprint and accessibility statement. Without a URL there is no link, and the build warns. */
export const legal: LegalAddresses = {
  privacyUrl: import.meta.env.VITE_PRIVACY_URL,
  imprintUrl: import.meta.env.VITE_IMPRINT_URL,
  accessibilityUrl: import.meta.env.VITE_ACCESSIBILITY_URL,
};

/** Google sign-in from the page's meta tags: one build serves with and without (C-06). */
export const google: GoogleOnPage | null = googleOnPage(
  (name) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
);
