import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "#workbench/shared/source/hash.ts";
import type { Picture } from "./side.ts";
import type { Texts } from "./texts.ts";

/** The pictures of one story with the texts it used, and their values. */
export type Version = { texts: Record<string, string>; pictures: Record<string, Picture> };
/** One story file in one state of its modules: versions of each story by name. */
export type CachedVersions = Record<string, Version[]>;

const MOST_VERSIONS = 8;
const ABSENT = "";

export const versionOf = (keys: readonly string[], texts: Texts, pictures: Version["pictures"]): Version => ({
  texts: Object.fromEntries(keys.toSorted().map((key) => [key, texts(key) ?? ABSENT])),
  pictures,
});

/** The version that is still valid: all its texts have the same values. */
export const holding = (versions: readonly Version[], texts: Texts): Version | undefined =>
  versions.find((version) => Object.entries(version.texts).every(([key, value]) => (texts(key) ?? ABSENT) === value));

/** The hash of a picture's sources, the same on every machine: modules and texts. */
export const madeOf = (modules: string, { texts }: Version): string => hashOf(modules, JSON.stringify(texts));

/** Reading a cache file renews it: unread files are deleted in the end. */
export function readCache(folder: string, modules: string): CachedVersions {
  const file = path.join(folder, `${modules}.json`);
  if (!existsSync(file)) return {};
  utimesSync(file, new Date(), new Date());
  return JSON.parse(readFileSync(file, "utf8")) as CachedVersions;
}

/** The newest versions come first. */
export function remember(folder: string, modules: string, fresh: Record<string, Version>): void {
  const cached = readCache(folder, modules);
  for (const [story, version] of Object.entries(fresh))
    cached[story] = [version, ...(cached[story] ?? [])].slice(0, MOST_VERSIONS);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${modules}.json`), JSON.stringify(cached));
}
