import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { entries, top } from "#src/library/entries.ts";

const readme = readFileSync(path.join(top, "src/library/README.md"), "utf8");

/** The files that the README of the library shows, by path. */
export const shownFiles = (): Record<string, string> =>
  Object.fromEntries(
    [...readme.matchAll(/^```tsx\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(([, file = "", text = ""]) => [file, text]),
  );

const page = (script: string) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Fresh</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${script}"></script>
  </body>
</html>
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  jsx: "react-jsx",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  allowImportingTsExtensions: true,
  // Checks the declarations of the library and its packages, too.
  skipLibCheck: false,
  types: [],
};

const importsOfAll = () =>
  Object.keys(entries())
    .map((entry, at) => `import * as entry${at} from "gangway/${entry}";\nexport { entry${at} };\n`)
    .join("");

/** A Vite project with React and the packed library, freshly installed, with the files of the README. */
export function makeProject(folder: string, tarball: string): string {
  const project = path.join(folder, "fresh");
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as Record<
    "dependencies" | "devDependencies",
    Record<string, string>
  >;
  const ofOurs = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]));
  const json = (value: object) => JSON.stringify(value, null, 2);
  const files: Record<string, string> = {
    "package.json": json({
      name: "fresh",
      private: true,
      type: "module",
      dependencies: { gangway: `file:${tarball}`, ...ofOurs("react", "react-dom") },
      devDependencies: ofOurs("@types/react", "@types/react-dom", "typescript", "vite"),
    }),
    "index.html": page("main.tsx"),
    "words.html": page("words.tsx"),
    "tsconfig.json": json({
      compilerOptions: { ...compilerOptions, module: "esnext", moduleResolution: "bundler" },
      include: ["src"],
    }),
    "tsconfig.node.json": json({ compilerOptions: { ...compilerOptions, module: "nodenext" }, include: ["src"] }),
    "vite.config.js": `export default { build: { rolldownOptions: { input: ["index.html", "words.html"] } } };\n`,
    "src/all.ts": importsOfAll(),
    ...shownFiles(),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  run(project, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
  return project;
}

/** Runs a command in a project as in a terminal. Throws its output when it fails. */
export function run(project: string, command: string, ...args: string[]): void {
  const { NODE_ENV: _, ...env } = process.env;
  try {
    execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: "pipe", env });
  } catch (error) {
    const { stdout, stderr } = error as Record<"stdout" | "stderr", string>;
    throw new Error(`${command} ${args.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  }
}
