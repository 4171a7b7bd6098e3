import { readFileSync } from "node:fs";
import path from "node:path";
import { entries, top, withoutEnding } from "./entries.ts";

type Root = Record<"version" | "license", string> & {
  engines: object;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The first version with `useEffectEvent`. */
const REACT = "^19.2.0";
const peers = ["react", "react-dom"];

/** The package's own package.json. Throws for a package that is imported without being declared. */
export function manifestOf(imported: readonly string[]): object {
  const root = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as Root;
  const declared: Record<string, string> = { ...root.devDependencies, ...root.dependencies };
  const range = (name: string) => {
    if (!declared[name]) throw new Error(`The library imports ${name}, which package.json does not name.`);
    return [name, `^${declared[name]}`] as const;
  };
  const module = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: "gangway",
    version: root.version,
    description: "The screens, patterns and primitives of Gangway as React components.",
    license: root.license,
    type: "module",
    sideEffects: ["**/*.css"],
    engines: root.engines,
    exports: {
      ...Object.fromEntries(
        Object.entries(entries()).map(([name, file]) => [`./${name}`, module(withoutEnding(file))]),
      ),
      "./styles.css": { types: "./styles.css.d.ts", default: "./styles.css" },
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(imported.filter((name) => !peers.includes(name)).map(range)),
    peerDependencies: { "@types/react": "^19.2.0", react: REACT, "react-dom": REACT },
    peerDependenciesMeta: { "@types/react": { optional: true } },
  };
}
