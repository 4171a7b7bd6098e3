import { expect, test } from "vitest";
import { withSettings } from "#app/platform/pageSettings.ts";

const page = '<meta name="contact-email" content="" /><meta name="contracts-email" content="" />';

test("a page names the addresses that it was given and leaves the others empty (D-88)", () => {
  expect(withSettings(page, { contactEmail: "team@example.de" })).toBe(
    '<meta name="contact-email" content="team@example.de" /><meta name="contracts-email" content="" />',
  );
});

test("an address that the page has already stays", () => {
  const named = withSettings(page, { contactEmail: "team@example.de" });
  expect(withSettings(named, { contactEmail: "other@example.de" })).toBe(named);
});

test("markup characters are no address", () => {
  expect(() => withSettings(page, { contactEmail: '"><script>' })).toThrow("is no address");
});
