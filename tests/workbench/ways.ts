import type { Page } from "@playwright/test";

type Entry = { id: string; title: string; name: string };

async function entriesOf(page: Page): Promise<Entry[]> {
  const { entries } = (await (await page.request.get("/index.json")).json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ title }) => title.startsWith("Wege/"));
}

/** The ids of all ways' stories of one name, as an address holds them. */
export const ways = async (page: Page, name: string): Promise<string[]> =>
  (await entriesOf(page)).filter((each) => each.name === name).map(({ id }) => encodeURIComponent(id));

/** The id of a way's story, as an address holds it. */
export async function wayCalled(page: Page, title: string, name: string): Promise<string> {
  const entry = (await entriesOf(page)).find((each) => each.title === `Wege/${title}` && each.name === name);
  return encodeURIComponent(entry?.id ?? `no story of ${title}`);
}
