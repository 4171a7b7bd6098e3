import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cameraOf } from "./cameraName.ts";
import { compare } from "./compare.ts";
import { lineOf } from "./difference.ts";
import { englishSince } from "./english.ts";
import { folders, top } from "./folders.ts";
import { baseCommit } from "./git.ts";
import { changedSince } from "./madeOf.ts";
import { photograph, type Session } from "./photograph.ts";
import { prune } from "./prune.ts";
import { writeReport } from "./report/write.ts";
import {
  accept,
  acceptedIn,
  isReviewed,
  readDecisions,
  readReviewed,
  refusalLines,
  refusalOf,
  writeReviewed,
} from "./reviewed.ts";
import { withSecondTake } from "./secondTake.ts";
import { shardOf, suffixOf } from "./shard.ts";
import type { Side } from "./side.ts";
import { tokenValuesSince } from "./tokenValues.ts";
import { withCommit } from "./tree.ts";
import { workbenchOf } from "./workbench.ts";

// A wrong option is no fault of this program: its sentence, without the stack.
process.on("uncaughtException", (error: Error & { code?: string }) => {
  const isOption = error.message.startsWith("--") || error.code?.startsWith("ERR_PARSE_ARGS");
  console.error(isOption ? error.message : error);
  process.exitCode = 1;
});

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    shard: { type: "string" },
    accept: { type: "string", multiple: true },
    decisions: { type: "string" },
  },
});

const shard = shardOf(options.shard);
const isAccepting = options.accept !== undefined || options.decisions !== undefined;
if (shard.count > 1 && isAccepting)
  throw new Error("--shard takes a part of the pictures. Accept with all of them, without --shard.");
const camera = cameraOf();
const commit = baseCommit(options.base);
const base = commit.slice(0, 12);
const sideFile = (name: string) => path.join(folders.sides, `${name}.${camera.name}${suffixOf(shard)}.json`);

mkdirSync(folders.sides, { recursive: true });

async function take(name: string, root: string): Promise<Side> {
  const session = await photograph(root, camera.name, shard);
  console.log(tookOf(name, session));
  const { pictures, broken } = session;
  writeFileSync(sideFile(name), JSON.stringify({ pictures, broken } satisfies Side));
  return { pictures, broken };
}

function tookOf(name: string, { pictures, taken, reused, seconds }: Session): string {
  const each = taken > 0 ? `, ${(seconds / taken).toFixed(2)} s a picture` : "";
  return `${name}: ${Object.keys(pictures).length} pictures, ${taken} taken, ${reused} known, ${seconds.toFixed(1)} s${each}`;
}

const stored = (name: string): Side | undefined =>
  existsSync(sideFile(name)) ? (JSON.parse(readFileSync(sideFile(name), "utf8")) as Side) : undefined;

async function sides(): Promise<{ before: Side; after: Side }> {
  const previous = stored(base);
  if (previous) console.log(`${base}: ${Object.keys(previous.pictures).length} pictures, all known`);
  const before = previous ?? (await withCommit(commit, (root) => take(base, root)));
  return { before, after: await take("head", top) };
}

const taken = await sides();
const { before } = taken;
const first = compare(before, taken.after, folders.pictures);
const second = await withSecondTake(top, first, taken);
const { after } = second;
if (second.retaken > 0) {
  console.log(`head: ${second.retaken} taken again, ${second.settled} then as before`);
  writeFileSync(sideFile("head"), JSON.stringify(after));
}
const differences = second.settled > 0 ? compare(before, after, folders.pictures) : first;
const marks = readReviewed();
const decisions = options.decisions ? readDecisions(options.decisions) : [];
const accepted = [...(options.accept ?? []), ...acceptedIn(decisions, differences)];
const reviewed = accepted.length > 0 ? accept(marks, differences, accepted) : marks;
if (accepted.length > 0) writeReviewed(reviewed);
for (const line of refusalLines(decisions)) console.log(line);

const reviews = differences.map((difference) => ({
  ...difference,
  isReviewed: isReviewed(reviewed, difference),
  refusal: refusalOf(decisions, difference),
}));
const report = `${folders.report}${suffixOf(shard)}`;
const pictures = Object.keys(after.pictures).length;
const comparison = {
  base,
  browser: camera.browser,
  pictures,
  reviews,
  workbench: workbenchOf(process.env.WORKBENCH),
  madeOf: changedSince(commit),
  tokenValues: tokenValuesSince(commit),
  english: englishSince(commit),
};
writeReport(comparison, folders.pictures, report);

prune();

for (const review of reviews) console.log(`${review.isReviewed ? "reviewed  " : "UNREVIEWED"}  ${lineOf(review)}`);
const open = reviews.filter((review) => !review.isReviewed).length;
console.log(
  `${pictures} pictures, ${reviews.length} differences, ${open} unreviewed: ${path.relative(top, report)}/index.html`,
);
process.exitCode = open > 0 ? 1 : 0;
