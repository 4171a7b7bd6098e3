import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { baseCommit, changedFiles, git } from "#tests/visual/git.ts";
import { filesIn } from "#workbench/shared/source/files.ts";
import { moduleReader } from "#workbench/shared/source/modules.ts";

/** The files that a change can affect, by runner, and a description of what is left out. */
export type Selection = {
  /** Added or edited, without deleted ones. */
  edited: string[];
  unit: string[];
  stories: string[];
  journeys: string[];
  leftOut: string[];
};

const SCRIPT = /\.tsx?$/;
const TEXTS = /^src\/copy\/[a-z]{2}\/(\w+)\.json$/;
/** Every test depends on these. */
const SET_UP =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|tests\/(vitest|playwright)\.config\.ts|\.storybook\/(main|preview)\.)/;
/** The router imports every page, so that all tests of the app would seem to depend on each of them. */
const ROUTER = "app/router/pages.ts";
/** The names in the sidebar: every story reaches them, and none shows them. */
const TITLES = ".storybook/shared/titles.ts";
/** Texts of most screens: they select no journey. */
const SHARED_TEXTS = new Set(["shell", "failure", "files", "contact", "notices", "lists", "intro"]);
/** A change that affects more features than this selects all of them. */
const MOST_FEATURES = 4;

/** Added, edited and deleted files, and the keys of such texts. */
export type Change = { files: string[]; keys: string[] };

/** The differences from the merge base with the main branch, the working tree included. */
export function changeOf(root: string): Change {
  const base = baseCommit(undefined, root);
  const files = changedFiles(base, root);
  const atBase = new Set(git("-C", root, "ls-tree", "-r", "--name-only", base, "src/copy").split("\n"));
  const keys = files.flatMap((file) => {
    const area = TEXTS.exec(file)?.[1];
    if (!area) return [];
    const before = atBase.has(file) ? textsIn(git("-C", root, "show", `${base}:${file}`), area) : {};
    const now = existsSync(path.join(root, file)) ? textsIn(readFileSync(path.join(root, file), "utf8"), area) : {};
    return Object.keys({ ...before, ...now }).filter((key) => before[key] !== now[key]);
  });
  return { files, keys: [...new Set(keys)] };
}

/** The texts of an area by their full keys; none if the file is invalid, which a check reports. */
function textsIn(json: string, area: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const add = (value: unknown, key: string) => {
    if (typeof value === "string") texts[key] = value;
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) add(inner, `${key}.${name}`);
  };
  try {
    add(JSON.parse(json), area);
  } catch {
    return {};
  }
  return texts;
}

/**
 * By the module graph; texts by the keys and groups that components name, connected stories and journeys by the
 * affected features. Throws for a change of the set-up, which needs the complete run.
 */
export function selectionOf(root: string, { files: changed, keys }: Change): Selection {
  const setUp = changed.filter((file) => SET_UP.test(file));
  if (setUp.length > 0) throw new Error(`Every test depends on ${setUp.join(", ")}: please run npm test.`);

  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const edited = changed.filter((file) => existsSync(path.join(root, file)));
  const product = filesIn(root, ["src", "app"], SCRIPT);
  const shows = (file: string) => !file.startsWith("src/copy/") && keys.some((key) => showsText(read(file), key));
  const touched = new Set([...changed, ...product.filter(shows)]);

  const modules = moduleReader(root, (file) => file !== ROUTER);
  const isTouched = (file: string) => modules.reached(file).some((reached) => touched.has(reached));
  const unit = filesIn(root, ["tests"], /\.test\.tsx?$/).filter(
    (file) => !/^tests\/(app|library|stress-states)\//.test(file) && isTouched(file),
  );
  const stories = filesIn(root, ["stories"], /\.stories\.tsx$/);
  const isShownIn = (file: string) => modules.reached(file).some((one) => one !== TITLES && touched.has(one));

  const pages = product.filter((file) => /^app\/features\/.*Page\.tsx$/.test(file) && isTouched(file));
  const features = [...new Set(pages.map((file) => file.split("/")[2] ?? ""))];
  const isShared = features.length > MOST_FEATURES;
  const isOfFeature = (file: string) => !isShared && features.some((name) => file.includes(`/connected/${name}/`));
  const areas = isShared
    ? []
    : areasOf(
        [...touched].filter((file) => product.includes(file)),
        features,
        read,
      );
  const allJourneys = filesIn(root, ["tests/journeys"], /\.journey\.ts$/);
  const journeys = allJourneys.filter((file) => {
    const text = read(file);
    return touched.has(file) || areas.some((area) => new RegExp(`\\bde\\.${area}\\b`).test(text));
  });
  const selected = stories.filter((file) =>
    /^stories\/(connected|journeys)\//.test(file) ? touched.has(file) || isOfFeature(file) : isShownIn(file),
  );
  return {
    edited,
    unit,
    stories: selected,
    journeys,
    leftOut: [
      `${stories.length - selected.length} of ${stories.length} files of stories`,
      `${allJourneys.length - journeys.length} of ${allJourneys.length} journeys`,
      ...(isShared ? [`connected stories and journeys of the ${features.length} features that share it`] : []),
      "the app with faults, screens under stress, first hour, hosts",
      "checks of unused code, sizes, licences, requirements",
    ],
  };
}

/** Whether a file names the key, or a group that it is in. */
const showsText = (text: string, key: string) => {
  const parts = key.split(".");
  const groups = parts.map((_, at) => parts.slice(0, at + 1).join("\\."));
  return new RegExp(`(useCopy\\(|key: )["'\`](${groups.join("|")})["'\`]`).test(text);
};

/** The areas of texts that the files show, and those named like a feature; without those of most screens. */
function areasOf(files: readonly string[], features: readonly string[], read: (file: string) => string): string[] {
  const shown = files.flatMap((file) => [...read(file).matchAll(/useCopy\(["'`](\w+)/g)].map(([, area = ""]) => area));
  const named = features.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return [...new Set([...shown, ...named])].filter((area) => !SHARED_TEXTS.has(area));
}
