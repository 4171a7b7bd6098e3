import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folders } from "./folders.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";
import { holding, madeOf, readCache, remember, versionOf, type Version } from "./pictureCache.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";
import { runCamera, type Roll } from "./runCamera.ts";
import { isInShard, type Shard } from "./shard.ts";
import type { Side, SidePicture } from "./side.ts";
import { storyFiles } from "./storyFiles.ts";
import { styleReader, stylesIn } from "./styles.ts";
import { isSheet, styleSheet, surroundingsOf } from "./surroundings.ts";
import { textsOf } from "./texts.ts";

export type Session = Side & { taken: number; reused: number; seconds: number };

/** All pictures of the stories under `root`: those with known modules and texts from the cache, the others new. */
export async function photograph(root: string, camera: string, shard: Shard): Promise<Session> {
  const started = performance.now();
  const book = path.join(folders.cache, camera);
  const files = storyFiles(root).filter((file) => isInShard(file, shard));
  const surroundings = surroundingsOf(root);
  const stylesOf = styleReader(root, stylesIn(await styleSheet(root)));
  const texts = textsOf(root);
  const modules = moduleReader(root, (file) => !isSheet(file));
  const modulesOf = Object.fromEntries(
    files.map((file) => [file, hashOf(surroundings, stylesOf(modules.reached(file)), file, modules.hash(file))]),
  );

  const session: Session = { pictures: {}, broken: {}, taken: 0, reused: 0, seconds: 0 };
  const note = (file: string, name: string, version: Version) => {
    const made = madeOf(modulesOf[file] ?? "", version);
    const story = `${file.slice("stories/".length, -".stories.tsx".length)}: ${name}`;
    for (const [id, picture] of Object.entries(version.pictures)) session.pictures[id] = { ...picture, story, made };
    return Object.keys(version.pictures).length;
  };

  const cached: Record<string, string[]> = {};
  const stale: string[] = [];
  for (const file of files) {
    const stories = Object.entries(readCache(book, modulesOf[file] ?? "")).map(
      ([story, versions]) => [story, holding(versions, texts)] as const,
    );
    for (const [story, version] of stories) {
      if (!version) continue;
      session.reused += note(file, story, version);
      (cached[path.join(root, file)] ??= []).push(story);
    }
    if (stories.length === 0 || stories.some(([, version]) => !version)) stale.push(file);
  }

  const develop = (roll: Roll) => {
    for (const [file, stories] of byStory(root, roll)) {
      const fresh = Object.fromEntries(
        [...stories].map(([story, shots]) => [
          story,
          versionOf(
            [...new Set(shots.flatMap(({ reads }) => reads))],
            texts,
            Object.fromEntries(shots.map(({ id, png, text }) => [id, { png, text: storeText(text) }])),
          ),
        ]),
      );
      for (const [story, version] of Object.entries(fresh)) session.taken += note(file, story, version);
      if (modulesOf[file]) remember(book, modulesOf[file], fresh);
    }
    Object.assign(session.broken, roll.failed);
  };
  if (stale.length > 0) await runCamera({ root, cached, files: stale }, develop);
  return { ...session, seconds: (performance.now() - started) / 1000 };
}

/** Retakes some pictures of a side without the cache; the other pictures of their stories stay. */
export async function takeAgain(
  root: string,
  { pictures }: Side,
  ids: ReadonlySet<string>,
): Promise<Record<string, SidePicture>> {
  const retaken = new Set([...ids].flatMap((id) => pictures[id]?.story ?? []));
  const cached: Record<string, string[]> = {};
  const files = new Set<string>();
  for (const { story } of Object.values(pictures)) {
    const [, component = "", name = ""] = /^(.*?): (.*)$/s.exec(story) ?? [];
    const file = `stories/${component}.stories.tsx`;
    if (retaken.has(story)) files.add(file);
    else (cached[path.join(root, file)] ??= []).push(name);
  }
  return runCamera({ root, cached, files: [...files] }, (roll) => {
    const shots = [...byStory(root, roll).values()].flatMap((stories) => [...stories.values()].flat());
    return Object.fromEntries(
      shots.flatMap(({ id, png, text }) => {
        const first = pictures[id];
        return first && ids.has(id) ? [[id, { ...first, png, text: storeText(text) }] as const] : [];
      }),
    );
  });
}

function byStory(root: string, { folder, taken, failed }: Roll): Map<string, Map<string, Roll["taken"]>> {
  mkdirSync(folders.pictures, { recursive: true });
  const files = new Map<string, Map<string, Roll["taken"]>>();
  for (const shot of taken) {
    const file = path.relative(root, shot.file).replaceAll(path.sep, "/");
    if (failed[`${file} ${shot.story}`]) continue;
    copyFileSync(path.join(folder, shot.png), path.join(folders.pictures, shot.png));
    const stories = files.get(file) ?? new Map<string, Roll["taken"]>();
    stories.set(shot.story, [...(stories.get(shot.story) ?? []), shot]);
    files.set(file, stories);
  }
  return files;
}

function storeText(text: string): string {
  const name = `${hashOf(text)}.txt`;
  writeFileSync(path.join(folders.pictures, name), text);
  return name;
}
