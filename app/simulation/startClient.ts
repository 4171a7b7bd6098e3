import { readFields } from "#app/session/stored.ts";

/**
 * Where the procedures of a person begin, if a stand-in provider says so; an answer that cannot be read says nothing. `null`:
 * there was no answer, for example because the page was left meanwhile.
 */
export async function beginning(address: string, extraId: string): Promise<Record<string, unknown> | null> {
  if (address === "") return {};
  try {
    const answer = await fetch(`${address}/${encodeURIComponent(extraId)}`);
    return readFields(await answer.text()) ?? {};
  } catch {
    return null;
  }
}
