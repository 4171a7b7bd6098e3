import { page } from "vitest/browser";
import { afterEach, expect, test } from "vitest";
import { legal } from "#app/platform/config.ts";
import { de } from "./copy.ts";
import { begin, end } from "./way.ts";

const { privacy, imprint, accessibility } = de.auth.card;
const configured = {
  privacyUrl: "https://betreiber.example/datenschutz",
  imprintUrl: "https://betreiber.example/impressum",
  accessibilityUrl: "https://betreiber.example/barrierefreiheit",
};
const asBuilt = { ...legal };

afterEach(() => {
  end();
  Object.assign(legal, asBuilt);
});

const screens = [
  ["the first screen", { path: "/auth/signin", as: "stranger", person: "amira" }],
  ["the settings page", { path: "/settings", person: "amira" }],
  ["the help page", { path: "/info/faq", person: "amira" }],
] as const;

const links = (name: string) => page.getByRole("link", { name: new RegExp(`^${name}`) }).elements();
const leadsTo = (name: string) => links(name).map((link) => link.getAttribute("href"));

test.each(screens)(
  "%s leads to the privacy notice, the imprint and the accessibility statement of the host",
  async (_, opening) => {
    Object.assign(legal, configured);
    await begin(opening);
    expect(leadsTo(privacy)).toEqual([configured.privacyUrl]);
    expect(leadsTo(imprint)).toEqual([configured.imprintUrl]);
    expect(leadsTo(accessibility)).toEqual([configured.accessibilityUrl]);
  },
);

test.each(screens)("%s has no link to them, and no dead one, where the host names none", async (_, opening) => {
  for (const unset of [undefined, ""]) {
    Object.assign(legal, { privacyUrl: unset, imprintUrl: unset, accessibilityUrl: unset });
    await begin(opening);
    expect(document.body.innerText).not.toMatch(
      new RegExp(`${privacy}|${imprint}|${accessibility}|${de.contact.legal}`),
    );
    expect(document.querySelectorAll('a:not([href]), a[href=""], a[href="undefined"]')).toHaveLength(0);
    end();
  }
});
