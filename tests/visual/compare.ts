import { readFileSync } from "node:fs";
import path from "node:path";
import type { Difference } from "./difference.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";
import { changedLines } from "./lines.ts";
import { comparePixels } from "./pixels.ts";
import type { Side, SidePicture } from "./side.ts";

const same: Pick<Difference, "text" | "pixels"> = { text: [], pixels: 0 };

/**
 * What is new, removed, changed or broken from one side to the other. Texts come first: they are cheap to compare and
 * explain the cause. Pictures with the same bytes are equal; for the others the differing pixels are counted.
 */
export function compare(before: Side, after: Side, folder: string): Difference[] {
  const ids = new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)]);
  return [
    ...Object.entries(after.broken).map(([id, reason]) => broken(id, reason)),
    ...[...ids].toSorted().flatMap((id) => differenceOf(id, before.pictures[id], after.pictures[id], folder) ?? []),
  ];
}

function differenceOf(id: string, old: SidePicture | undefined, now: SidePicture | undefined, folder: string) {
  const base = { id, story: (now ?? old)?.story ?? "", marks: marksOf(old, now) };
  if (!old) return { ...base, ...same, kind: "new", ...(now && { after: now.png }) } satisfies Difference;
  if (!now) return { ...base, ...same, kind: "gone", before: old.png } satisfies Difference;
  const found = { text: textOf(old, now, folder), ...pixelsOf(old, now, folder) };
  if (found.text.length === 0 && found.pixels === 0) return undefined;
  return { ...base, ...found, kind: "changed", before: old.png, after: now.png } satisfies Difference;
}

const marksOf = (old: SidePicture | undefined, now: SidePicture | undefined): Difference["marks"] => ({
  seen: hashOf(old?.png ?? "", old?.text ?? "", now?.png ?? "", now?.text ?? ""),
  made: hashOf(old?.made ?? "", now?.made ?? ""),
});

const textOf = (old: SidePicture, now: SidePicture, folder: string): string[] =>
  old.text === now.text ? [] : changedLines(readText(folder, old), readText(folder, now));

const readText = (folder: string, { text }: SidePicture) => readFileSync(path.join(folder, text), "utf8");

function pixelsOf(old: SidePicture, now: SidePicture, folder: string): Pick<Difference, "pixels" | "shown"> {
  if (old.png === now.png) return { pixels: 0 };
  const [before, after] = [old, now].map(({ png }) => readFileSync(path.join(folder, png)));
  const found = comparePixels(before ?? Buffer.of(), after ?? Buffer.of());
  return found.pixels > 0 ? found : { pixels: 0 };
}

const broken = (id: string, reason: string): Difference => ({
  id,
  story: "",
  kind: "broken",
  ...same,
  reason,
  marks: { seen: "", made: "" },
});
