import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { FILE_MAX_BYTES } from "../../src/model/id-check/idCheck.ts";
import { people } from "../../src/people/people.ts";
import { de } from "../journeys/copy.ts";
import { complaintsOf } from "./complaints.ts";
import { targets } from "./targets.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

for (const { name, host, port, program } of targets) {
  test(`${name}: sign-in, an event, a reload at a deep address, code that is gone; no policy is violated (S1, F16)`, async ({
    page,
    context,
  }) => {
    const origin = `http://127.0.0.1:${port}`;
    await context.setExtraHTTPHeaders({ "sandbox-database": `deploy-${randomUUID()}` });
    const complaints = await complaintsOf(context, origin);

    await page.goto(origin);
    await page.getByLabel("E-Mail-Adresse").fill(people.amira.email);
    await page.getByRole("button", { name: "Weiter" }).click();
    await page.getByLabel("Passwort", { exact: true }).fill(people.amira.password);
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expect(heading(page, new RegExp(people.amira.firstName))).toBeVisible();

    await page.goto(`${origin}/events/my-event`);
    await expect(heading(page, de.myEvent.title)).toBeVisible();
    await page.goto(`${origin}/profile/overview`);
    await page.reload();
    await expect(heading(page, de.overview.title)).toBeVisible();

    const gone = await page.request.get(`${origin}/assets/ProfileOverview-gone.js`);
    expect(gone.status()).toBe(404);
    expect(await gone.text()).not.toContain('id="root"');
    const call = await page.request.get(`${origin}/api/no/such/call`);
    expect(call.status()).toBe(404);
    expect(call.headers()["content-type"]).toContain("application/json");
    // Netlify adds nothing to what it passes on.
    if (host !== "netlify")
      expect(call.headers()).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": "max-age=63072000",
      });
    expect(complaints).toEqual([]);
  });

  test(`${name} passes on the largest file that the app takes`, async ({ request }) => {
    const at = (call: string) => `http://127.0.0.1:${port}/api${call}`;
    const { email, password, extraId } = people.amira;
    const database = { "sandbox-database": `deploy-${randomUUID()}` };
    const signedIn = await request.post(at("/auth/login"), { headers: database, data: { email, password } });
    const { data } = (await signedIn.json()) as { data: { accessToken: string } };
    const headers = { ...database, authorization: `Bearer ${data.accessToken}` };
    const save = (letters: number) =>
      request.put(at(`/contract_data/${extraId}`), {
        headers,
        data: {
          employment_type: "Full-time employed",
          employment_document: { name: "Vertrag.pdf", type: "application/pdf", content: "A".repeat(letters) },
        },
      });
    const letters = Math.ceil(FILE_MAX_BYTES / 3) * 4;
    expect((await save(letters)).status()).toBe(200);
    const kept = (await request.get(at(`/contract_data/${extraId}`), { headers })).text();
    expect((await kept).length).toBeGreaterThan(letters);
    if (host === "nginx" && program) expect((await save(2 * letters)).status()).toBe(413);
  });
}
