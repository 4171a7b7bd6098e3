import { expect, test } from "vitest";
import { unsetAddresses } from "#app/hosting/unsetAddresses.ts";

test("the build warns about each address that users would miss, and about none that is set", () => {
  expect(unsetAddresses({ VITE_TERMS_URL: "https://a.example", VITE_CONTACT_PERSON: "Jana Reuter" })).toEqual([
    "no privacy notice: set VITE_PRIVACY_URL, or the app shows none",
    "no imprint: set VITE_IMPRINT_URL, or the app shows none",
    "no accessibility statement: set VITE_ACCESSIBILITY_URL, or the app shows none",
    "no e-mail address for questions: set VITE_CONTACT_EMAIL, or the app shows none",
  ]);
  expect(unsetAddresses({ VITE_TERMS_URL: "" })).toHaveLength(6);
});
