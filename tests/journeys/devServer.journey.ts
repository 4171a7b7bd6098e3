import { people } from "../../src/people/people.ts";
import { code, enterEmail, signInByForm } from "./authPage.ts";
import { expect, test } from "./journey.ts";
import { ports } from "../ports.ts";

test.use({ baseURL: `http://127.0.0.1:${ports.appOfDevServer}`, isBuilt: false });

test("the app of the dev server goes through the e-mail code and signs in, with every effect run twice", async ({
  page,
  provider,
}) => {
  await enterEmail(page, people.khai.email);
  await code(page).fill(await provider.code(people.khai.email));
  await expect(page).toHaveURL("/auth/phone");
  await signInByForm(page, "amira");
});
