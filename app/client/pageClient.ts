/** The deployed page, bypassing all caches; empty on any error. */
export async function fetchPage(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = await answer.text();
    return page.includes('id="root"') ? page : "";
  } catch {
    return "";
  }
}
