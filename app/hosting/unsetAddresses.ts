/** Texts that depend on a build variable. */
const ADDRESSES = {
  VITE_TERMS_URL: "terms of use",
  VITE_PRIVACY_URL: "privacy notice",
  VITE_IMPRINT_URL: "imprint",
  VITE_ACCESSIBILITY_URL: "accessibility statement",
  VITE_CONTACT_PERSON: "contact person",
  VITE_CONTACT_EMAIL: "e-mail address for questions",
} as const;

/** One build warning for each that is unset: users see no link or name there. */
export const unsetAddresses = (env: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(ADDRESSES)
    .filter(([variable]) => !env[variable])
    .map(([variable, what]) => `no ${what}: set ${variable}, or the app shows none`);
