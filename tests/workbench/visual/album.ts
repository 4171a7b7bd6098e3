import { writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import { withTree } from "#tests/checks/tree.ts";
import { compare } from "#tests/visual/compare.ts";
import type { Difference } from "#tests/visual/difference.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";
import type { Side } from "#tests/visual/side.ts";

/** A white phone with a dark box on it, `left` pixels from the edge. */
export function phoneWithBox(left: number, { ink = 20, height = 60 } = {}): Buffer {
  const picture = new PNG({ width: 40, height });
  picture.data.fill(255);
  for (let y = 10; y < 20; y++)
    for (let x = left; x < left + 20; x++) picture.data.fill(ink, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3);
  return PNG.sync.write(picture);
}

/** That phone with single pixels in another grey: at each place, of 255. */
export function phoneWithDots(grey: number, ...places: readonly (readonly [x: number, y: number])[]): Buffer {
  const picture = PNG.sync.read(phoneWithBox(5));
  for (const [x, y] of places) picture.data.fill(grey, (y * 40 + x) * 4, (y * 40 + x) * 4 + 3);
  return PNG.sync.write(picture);
}

export type Page = { box?: Buffer; words?: string; roles?: string; made?: string };

/** Puts pages into the folder as the camera would, and compares them. */
export const compared = (before: Record<string, Page>, after: Record<string, Page>): Promise<Difference[]> =>
  withTree({}, (folder) => {
    const side = (pages: Record<string, Page>): Side => ({
      pictures: Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, kept(folder, id, page)])),
      broken: {},
    });
    return compare(side(before), side(after), folder);
  });

function kept(
  folder: string,
  id: string,
  { box = phoneWithBox(5), words = "Weiter", roles = "- button: Weiter", made = "" }: Page,
) {
  const text = `${words}\n\n--- roles and accessible names\n${roles}\n`;
  const names = { png: `${hashOf(box)}.png`, text: `${hashOf(text)}.txt` };
  writeFileSync(path.join(folder, names.png), box);
  writeFileSync(path.join(folder, names.text), text);
  return { ...names, story: `screens/auth/Planted: ${id}`, made };
}
