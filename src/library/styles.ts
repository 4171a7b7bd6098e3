import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { parse } from "postcss";
import { build, type Plugin } from "vite";
import { top } from "./entries.ts";

const theme = path.join(top, "src/styles/theme.css");
const ofTheRepository = '@config "../../tailwind.config.ts";';
const ofTheLibrary = '@source "../{primitives,patterns,screens}";';

/** The theme with the classes of the library alone; the app, the stories and the workbench have more. */
const ownClassesOnly = (): Plugin => ({
  name: "gangway-own-classes",
  enforce: "pre",
  transform: {
    filter: { id: theme },
    handler(code) {
      if (!code.includes(ofTheRepository)) this.error(`src/styles/theme.css no longer says ${ofTheRepository}`);
      return { code: code.replace(ofTheRepository, ofTheLibrary), map: null };
    },
  },
});

/** Gives the properties of `:root` a name of the library's own: `--card` and `--ink` are names that others use, too. */
export function withOwnNames(css: string): string {
  const root = parse(css);
  const own = new Set<string>();
  root.walkRules(/^:root/, (rule) => rule.walkDecls(/^--(?!tw-|lightningcss-)/, ({ prop }) => void own.add(prop)));
  const named = (name: string) => (own.has(name) ? `--gangway-${name.slice(2)}` : name);
  root.walkDecls((declaration) => {
    declaration.prop = named(declaration.prop);
    declaration.value = declaration.value.replaceAll(/--[\w-]+/g, named);
  });
  return root.toString();
}

/** Writes `styles.css`, with its fonts in `fonts/`. */
export async function writeStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: top,
    logLevel: "warn",
    publicDir: false,
    base: "./",
    plugins: [ownClassesOnly(), tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { styles: theme },
        output: {
          assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "styles.css" : "fonts/[name][extname]"),
        },
      },
    },
  });
  const file = path.join(folder, "styles.css");
  writeFileSync(file, withOwnNames(readFileSync(file, "utf8")));
}
