import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { flatten, type Tree } from "#src/copy/build/icu.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { patternsOf } from "#workbench/spec/wordings.ts";
import { top } from "./folders.ts";
import { changedFiles, git } from "./git.ts";
import type { Sides } from "./side.ts";

/** The English texts beside a rendered German text that differs: one for each key that it can come from. */
export type English = (german: Sides<string>) => Sides<string>[];

type Message = { key: string; german: RegExp; isPlain: boolean; english: string | undefined };

/** Reads the texts at a commit and now, when they are first asked for. */
export function englishSince(commit: string, root = top): English {
  let messages: { old: Message[]; now: Message[] } | undefined;
  return ({ before, after }) => {
    messages ??= { old: messagesAt(commit, root), now: messagesNow(root) };
    const [old, now] = [sourcesOf(before, messages.old), sourcesOf(after, messages.now)];
    const kept = now.filter(({ key }) => old.some((message) => message.key === key));
    // Without a common key another text has taken its place.
    const sides =
      kept.length > 0
        ? kept.map(({ key, english }) => [old.find((message) => message.key === key)?.english, english])
        : [[old[0]?.english, now[0]?.english]];
    return [...new Map(sides.map((each) => [JSON.stringify(each), { before: each[0], after: each[1] }])).values()];
  };
}

/** The messages that a text can come from; those that are it word for word before those with arguments. */
function sourcesOf(text = "", messages: readonly Message[]): Message[] {
  const found = messages.filter(({ german }) => german.test(text));
  const plain = found.filter(({ isPlain }) => isPlain);
  return plain.length > 0 ? plain : found;
}

const FOLDERS = ["src/copy/de", "src/copy/en"];
const GERMAN = /^src\/copy\/de\/(\w+)\.json$/;

const messagesNow = (root: string): Message[] => {
  const files = new Set(filesIn(root, FOLDERS, /\.json$/));
  return messagesIn(files, (file) => readFileSync(path.join(root, file), "utf8"));
};

function messagesAt(commit: string, root: string): Message[] {
  const files = new Set(git("-C", root, "ls-tree", "-r", "--name-only", commit, ...FOLDERS).split("\n"));
  const changed = new Set(changedFiles(commit, root));
  return messagesIn(files, (file) =>
    changed.has(file) ? git("-C", root, "show", `${commit}:${file}`) : readFileSync(path.join(root, file), "utf8"),
  );
}

const messagesIn = (files: ReadonlySet<string>, read: (file: string) => string): Message[] =>
  [...files].flatMap((file) => {
    const area = GERMAN.exec(file)?.[1];
    if (area === undefined) return [];
    const translation = file.replace("/de/", "/en/");
    const english = files.has(translation) ? textsOf(read(translation)) : {};
    return Object.entries(textsOf(read(file))).flatMap(([key, text]) => {
      const parts = parse(text);
      const patterns = patternsOf(parts, GAP);
      // Arguments alone would fit every text.
      if (patternsOf(parts, "").every((pattern) => !/\p{L}{2}/u.test(pattern))) return [];
      const isPlain = patterns.every((pattern) => !pattern.includes(GAP));
      const german = new RegExp(`^(?:${patterns.join("|")})$`, "u");
      return [{ key: `${area}.${key}`, german, isPlain, english: english[key] }];
    });
  });

const GAP = "(?:.+)";

const textsOf = (json: string) => flatten(JSON.parse(json) as Tree);
