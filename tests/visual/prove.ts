import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cameraOf } from "./cameraName.ts";
import type { Taken } from "./commands.ts";
import { folder, folders, top } from "./folders.ts";
import { comparePixels, THRESHOLD } from "./pixels.ts";
import { runCamera } from "./runCamera.ts";
import { storyFiles } from "./storyFiles.ts";

/** Folders of stories; none means all. */
const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { repeats: { type: "string", default: "20" } },
});
const repeats = Number(options.repeats);

mkdirSync(folders.pictures, { recursive: true });
mkdirSync(folder, { recursive: true });
const files = storyFiles(top, paths.length > 0 ? paths : undefined);
if (files.length === 0) throw new Error(`no stories in ${paths.join(", ")}`);
const { browser } = cameraOf();
console.log(`${browser}, threshold ${THRESHOLD}`);

/** Every picture as it was first taken. */
const first = new Map<string, Taken>();
let differing = 0;

function against({ folder: roll, taken }: { folder: string; taken: readonly Taken[] }) {
  for (const shot of taken) {
    const before = first.get(shot.id);
    const own = path.join(roll, shot.png);
    if (!before) {
      first.set(shot.id, shot);
      copyFileSync(own, path.join(folders.pictures, shot.png));
      continue;
    }
    const isSame = before.png === shot.png;
    const pixels = isSame
      ? 0
      : comparePixels(readFileSync(path.join(folders.pictures, before.png)), readFileSync(own)).pixels;
    if (pixels === 0 && before.text === shot.text) continue;
    differing++;
    copyFileSync(own, path.join(folders.pictures, shot.png));
    const what = before.text === shot.text ? `${pixels} px` : "other text";
    console.log(`  ${shot.id}: ${what}, ${before.png} and ${shot.png}`);
  }
}

for (let seed = 1; seed <= repeats; seed++) {
  const started = performance.now();
  await runCamera({ root: top, cached: {}, files, shuffle: seed }, ({ failed, ...roll }) => {
    for (const [story, reason] of Object.entries(failed)) throw new Error(`${story} could not be shown: ${reason}`);
    if (seed > 1 && roll.taken.length !== first.size)
      throw new Error(`${roll.taken.length} pictures in repeat ${seed}, ${first.size} in the first`);
    against(roll);
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `repeat ${seed}: ${first.size} pictures in ${seconds.toFixed(1)} s, ${(seconds / first.size).toFixed(3)} s a picture`,
  );
}

console.log(`${first.size} pictures × ${repeats} shuffled repeats, ${differing} differing beyond the threshold`);
process.exitCode = differing > 0 ? 1 : 0;
