import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { people } from "../../src/people/people.ts";
import { expect, signInByForm } from "./journey.ts";
import { test } from "./ownBrowser.ts";

const { profile, password } = people.amira;

/** What never belongs on the device: the app has it from the provider alone. */
const CANARIES = [
  profile.iban,
  profile.bic,
  profile.passNumber,
  profile.street,
  profile.postcode,
  profile.cityOfBirth,
  password,
];

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test("after signing out and closing the browser no file of its profile holds what the provider told (S6, S7)", async ({
  launch,
}) => {
  const { page, provider, close, profile: folder } = await launch();
  await signInByForm(page, "amira");
  await expect.poll(async () => (await provider.calls("/extras/")).length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/auth/signin");
  await close();
  const found: string[] = [];
  for (const file of await filesOf(folder)) {
    const content = await readFile(file);
    for (const canary of CANARIES) if (content.includes(canary)) found.push(`${path.basename(file)}: ${canary}`);
  }
  expect(found).toEqual([]);
});
