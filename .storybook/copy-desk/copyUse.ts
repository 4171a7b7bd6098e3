import { readFileSync } from "node:fs";
import path from "node:path";
import { readCatalogue, source } from "#src/copy/build/catalogue.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { storyIdOf } from "#workbench/shared/storybook/storyId.ts";

/** A file of stories that can show a text: its title in the sidebar and its first story. */
export type StoryRef = { title: string; story: string };

const namespaces = /(?:useCopy\(|Translate<)"([\w.]+)"/g;
const strings = [/"([^"\n]*)"/g, /`([^`]*)`/g];
/** A key that only the types know, as in `t(problem)`. */
const typedKey = /\bt(?:\.rich)?\([^"'`,)]*[,)]/;
const exportedStory = /^export const (\w+) =/m;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The words of a file as patterns: what stands in a template is open. */
const wordsIn = (text: string) =>
  strings
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, word = ""]) => word))
    .filter((word) => /^[\w.${]/.test(word));

function keysRequestedIn(text: string, keys: readonly string[]): string[] {
  const spaces = [...text.matchAll(namespaces)].map(([, space = ""]) => `${space}.`);
  if (spaces.length === 0) return [];
  const isAny = typedKey.test(text);
  const words = wordsIn(text);
  const plain = new Set(words.filter((word) => !word.includes("${")));
  const open = words
    .filter((word) => word.includes("${"))
    .map(
      (word) =>
        new RegExp(
          `^${word
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join("[\\w.]+")}$`,
        ),
    );
  return keys.filter((key) =>
    spaces.some((space) => {
      if (!key.startsWith(space)) return false;
      const inner = key.slice(space.length);
      return isAny || plain.has(inner) || open.some((pattern) => pattern.test(inner));
    }),
  );
}

/**
 * For each key the story files whose parts ask for it, read from the source: what a story imports, directly or through
 * others, counts, whether or not one of its states shows the text.
 */
export function copyUse(root: string): Record<string, StoryRef[]> {
  const { catalogue } = readCatalogue(path.join(root, "src/copy"));
  const keys = Object.entries(catalogue[source] ?? {}).flatMap(([area, entries]) =>
    Object.keys(entries).map((key) => `${area}.${key}`),
  );
  // Support files get texts by args: following their imports would count a complete area as used.
  const files = [...filesIn(root, ["src"], /\.tsx?$/), ...filesIn(root, ["stories"], /\.stories\.tsx$/)];
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  const asked = new Map([...texts].map(([file, text]) => [file, keysRequestedIn(text, keys)]));
  const modules = moduleReader(root, (file) => texts.has(file));
  const use: Record<string, StoryRef[]> = Object.fromEntries(keys.map((key) => [key, []]));
  for (const [file, text] of texts) {
    const [, title] = /^stories\/(.*)\.stories\.tsx$/.exec(file) ?? [];
    const [, name] = exportedStory.exec(text) ?? [];
    if (!title || !name) continue;
    const place = { title, story: storyIdOf(title, name) };
    const shown = new Set(modules.reached(file).flatMap((part) => asked.get(part) ?? []));
    for (const key of shown) use[key]?.push(place);
  }
  return use;
}
