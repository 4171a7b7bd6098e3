/** What people are promised by texts, and the variable of the build that says where it is. */
const ADDRESSES = {
  VITE_TERMS_URL: "terms of use",
  VITE_PRIVACY_URL: "privacy notice",
  VITE_IMPRINT_URL: "imprint",
  VITE_ACCESSIBILITY_URL: "accessibility statement",
  VITE_CONTACT_PERSON: "contact person",
  VITE_CONTACT_EMAIL: "e-mail address for questions",
} as const;

/** A line for whoever builds for each of these that has no value: people see no link and no name there. */
export const unsetAddresses = (env: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(ADDRESSES)
    .filter(([variable]) => !env[variable])
    .map(([variable, what]) => `no ${what}: set ${variable}, or the app shows none`);
