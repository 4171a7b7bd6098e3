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
  options: { repeats: { type: "string", default: "20" }, minutes: { type: "string", default: "120" } },
});
const repeats = Number(options.repeats);
const end = performance.now() + Number(options.minutes) * 60_000;

mkdirSync(folders.pictures, { recursive: true });
mkdirSync(folder, { recursive: true });
const files = storyFiles(top, paths.length > 0 ? paths : undefined);
if (files.length === 0) throw new Error(`no stories in ${paths.join(", ")}`);
const { browser } = cameraOf();
console.log(`${browser}, threshold ${THRESHOLD}`);

/** Every picture as it was first taken. */
const first = new Map<string, Taken>();
const sum = { repeats: 0, pictures: 0, bytes: 0, differing: 0, pixels: 0, texts: 0, seconds: 0 };

function against({ folder: roll, taken }: { folder: string; taken: readonly Taken[] }) {
  for (const shot of taken) {
    sum.pictures++;
    const before = first.get(shot.id);
    if (!before) {
      first.set(shot.id, shot);
      copyFileSync(path.join(roll, shot.png), path.join(folders.pictures, shot.png));
      continue;
    }
    if (before.text !== shot.text) {
      sum.texts++;
      console.log(`  other text: ${shot.id}`);
    }
    if (before.png === shot.png) continue;
    sum.bytes++;
    const [one, other] = [path.join(folders.pictures, before.png), path.join(roll, shot.png)].map((at) =>
      readFileSync(at),
    );
    const { pixels } = comparePixels(one ?? Buffer.of(), other ?? Buffer.of());
    if (pixels === 0) continue;
    sum.differing++;
    sum.pixels += pixels;
    copyFileSync(path.join(roll, shot.png), path.join(folders.pictures, shot.png));
    console.log(`  other picture: ${shot.id}, ${pixels} px, ${before.png} and ${shot.png}`);
  }
}

for (let seed = 1; seed <= repeats && performance.now() < end; seed++) {
  const started = performance.now();
  await runCamera({ root: top, cached: {}, files, shuffle: seed }, ({ failed, ...roll }) => {
    for (const [story, reason] of Object.entries(failed)) throw new Error(`${story} could not be shown: ${reason}`);
    if (seed > 1 && roll.taken.length !== first.size)
      throw new Error(`${roll.taken.length} pictures in repeat ${seed}, ${first.size} in the first`);
    against(roll);
  });
  const seconds = (performance.now() - started) / 1000;
  sum.repeats++;
  sum.seconds += seconds;
  console.log(`repeat ${seed}: ${first.size} pictures in ${seconds.toFixed(1)} s`);
}

console.log(
  [
    `${first.size} pictures × ${sum.repeats} shuffled repeats${sum.repeats < repeats ? ` of ${repeats}, then the time was over` : ""}`,
    `${sum.bytes} not the same byte for byte`,
    `${sum.differing} differing beyond the threshold (${sum.pixels} px)`,
    `${sum.texts} other texts`,
    `${(sum.seconds / sum.pictures).toFixed(3)} s a picture`,
  ].join(", "),
);
process.exitCode = sum.differing + sum.texts > 0 ? 1 : 0;
