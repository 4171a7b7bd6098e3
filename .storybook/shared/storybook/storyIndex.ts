/** As Storybook's `index.json` has it. */
export type IndexEntry = {
  id: string;
  type: "story" | "docs";
  title: string;
  name: string;
  exportName?: string;
  tags?: string[];
};

/** A file beside the page, also below a path and on the dev server. Rejects when it does not come. */
export async function readBeside<Content>(file: string): Promise<Content> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Content;
}

/** Every page and story of the workbench. */
export const readIndex = async (): Promise<IndexEntry[]> =>
  Object.values((await readBeside<{ entries: Record<string, IndexEntry> }>("index.json")).entries);
