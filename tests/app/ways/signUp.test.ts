import { page } from "vitest/browser";
import { afterEach, expect, test } from "vitest";
import { toProfile } from "../situations/wayIn.ts";
import { de } from "./copy.ts";
import { begin, end, isAt, says, title } from "./way.ts";

afterEach(end);

type Opening = Partial<Parameters<typeof begin>[0]>;

/** From the mailed invitation to the last step that is filled in. */
async function openProfile(opening: Opening = {}): Promise<void> {
  const app = await begin({ path: "/auth/signin", as: "invited", person: "konstantin", ...opening });
  await toProfile(app);
  isAt("/auth/complete-profile");
  expect(title()).toBe(de.profile.information.title);
}

const named = () =>
  page
    .getByRole("complementary", { name: de.contact.title })
    .elements()
    .map(({ textContent }) => textContent);

test("the last step of the way in names the contact person of the host, with whom its texts say to speak", async () => {
  await openProfile({ settings: { contactPerson: "Jana Reuter", contactPhone: "+49 89 1234567" } });
  says(de.profile.form.passReason);
  expect(named()).toEqual([expect.stringContaining("Jana Reuter")]);
  await expect.element(page.getByRole("link", { name: "+49 89 1234567" })).toHaveAttribute("href", "tel:+49891234567");
});

test("it names nobody where the host names nobody", async () => {
  await openProfile();
  says(de.profile.form.passReason);
  expect(named()).toEqual([]);
});
