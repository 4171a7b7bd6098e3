/** The page as the server has it now, past every cache; empty without an answer or with another one. */
export async function fetchPage(): Promise<string> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = await answer.text();
    return page.includes('id="root"') ? page : "";
  } catch {
    return "";
  }
}
