/** The page as the server has it now, past every cache; `null` without an answer or with another one. */
export async function fetchPage(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = await answer.text();
    return page.includes('id="root"') ? page : null;
  } catch {
    return null;
  }
}
