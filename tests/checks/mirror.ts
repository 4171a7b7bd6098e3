import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn, top } from "#workbench/shared/source/files.ts";
import { report } from "./report.ts";

const own = /^stories\/(journeys|docs)\//;

/** Every screen, pattern, primitive and connector has stories, every machine a test, and every story a component. */
export function mirrorFaults(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const has = (file: string) => existsSync(path.join(root, file));
  const stories = filesIn(root, ["stories"], /\.stories\.tsx$/);
  const sources = filesIn(root, ["src"], /\.tsx$/);
  const storiesOf = (source: string) => source.replace(/^src\/(.*)\.tsx$/, "stories/$1.stories.tsx");

  const importersOf = (source: string, files: readonly string[]) =>
    files.filter((file) => file !== source && importsOf(file, read(file)).includes(source));
  const isShown = (source: string) =>
    importersOf(source, stories).some((story) =>
      new RegExp(`(<|component: )${path.basename(source, ".tsx")}\\b`).test(read(story)),
    );
  const isPart = (source: string) => {
    const importers = importersOf(source, sources);
    return importers.length > 0 && importers.every((file) => path.dirname(file) === path.dirname(source));
  };

  const screens = sources.filter((file) => /^src\/screens\/.*Screen\.tsx$/.test(file));
  const parts = sources.filter((file) => /^src\/(primitives|patterns)\//.test(file));
  const machines = filesIn(root, ["app"], /Machine\.ts$/);
  const testOf = (machine: string) => machine.replace(/^app\/(.*)\.ts$/, "tests/$1.test.ts");
  const connectors = filesIn(root, ["app/features"], /Page\.tsx$/);
  const runOf = (connector: string) =>
    connector.replace(/^app\/features\/(.*)\.tsx$/, "stories/connected/$1.stories.tsx");
  const isRun = (story: string) => connectors.some((connector) => runOf(connector) === story);
  return [
    ...connectors.filter((file) => !has(runOf(file))).map((file) => `${file} has no ${runOf(file)}`),
    ...screens.filter((file) => !has(storiesOf(file))).map((file) => `${file} has no ${storiesOf(file)}`),
    ...parts
      .filter((file) => !has(storiesOf(file)) && !isShown(file) && !isPart(file))
      .map((file) => `${file} has no ${storiesOf(file)}, no other story shows it, and it is no part of a neighbour`),
    ...machines.filter((file) => !has(testOf(file))).map((file) => `${file} has no ${testOf(file)}`),
    ...stories
      .filter(
        (file) => !own.test(file) && !isRun(file) && !has(file.replace(/^stories\/(.*)\.stories\.tsx$/, "src/$1.tsx")),
      )
      .map((file) => `${file} mirrors no file of src and no connector`),
  ];
}

/** The files of this repository that a file imports, statically or on demand. */
const importsOf = (file: string, text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, specifier = ""]) =>
    specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier.replace(/^#/, ""),
  );

if (import.meta.main)
  report(
    "mirror",
    mirrorFaults(top),
    "every screen, pattern and primitive is shown, every connector run, every machine tested",
  );
