import type { Page } from "@playwright/test";

type Entry = { id: string; title: string; name: string };

/** The id of a way's story, as an address holds it. */
export async function wayCalled(page: Page, title: string, name: string): Promise<string> {
  const { entries } = (await (await page.request.get("/index.json")).json()) as { entries: Record<string, Entry> };
  const entry = Object.values(entries).find((each) => each.title === `Wege/${title}` && each.name === name);
  return encodeURIComponent(entry?.id ?? `no story of ${title}`);
}
