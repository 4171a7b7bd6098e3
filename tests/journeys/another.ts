import type { Browser, Page } from "@playwright/test";
import type { PersonId } from "../../src/people/people.ts";
import { clockScript } from "../clock/startClock.ts";
import { meetProvider, signIn, type Provider } from "./journey.ts";

/** Somebody else at a browser of their own, with the same provider. */
export async function another(browser: Browser, provider: Provider, clock: number, id: PersonId): Promise<Page> {
  const own = await browser.newContext();
  await own.addInitScript(clockScript(clock));
  await meetProvider(own, provider.database);
  const page = await own.newPage();
  await signIn(page, id);
  return page;
}
