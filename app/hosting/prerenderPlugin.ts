import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown, type InlineConfig, type UserConfig } from "vite";
import { pathForScreen, SCREEN_PATHS, type ScreenName } from "#app/navigation/screens.ts";
import type { EarlyRequest, EarlyCall } from "#app/client/earlyCalls.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { modulesOf, readPages } from "#app/hosting/readPages.ts";
import { queriesOf, textsOf, type Pages } from "#app/shell/page.ts";

type Prerendered = { prerenderedEntries: () => Promise<Record<string, string>> };

/** Placeholder in index.html. */
const ROOT_ELEMENT = '<div id="root"></div>';

/** Imported by the first script after the entry; without an entry the early script preloads it at once. */
const APP = "/app/startApp.tsx";

const EARLY = /<script type="module" src="\.\/router\/early\.ts"><\/script>\s*/;

export type PrerenderOptions = {
  /** The part of the app's configuration that rendering needs. */
  shared: () => UserConfig;
  /** Modules that every signed-in page imports dynamically, by the end of their paths. */
  signedIn: readonly string[];
  /** The font of every page. */
  font: RegExp;
};

/**
 * Writes the prerendered entry into the built page, so that its field shows before the code has loaded, and emits the
 * early script. The dev server loads the early script as a module and prerenders nothing.
 */
export function prerenderEntry({ shared, signedIn, font }: PrerenderOptions): Plugin {
  let root = "";
  let builtPage = "";
  let mode = "";
  let early = "";
  let preload = "";
  let fontFile = "";
  let app = "";
  const own = (config: InlineConfig): InlineConfig => ({
    ...shared(),
    ...config,
    configFile: false,
    root,
    mode,
    logLevel: "error",
  });

  /** Builds a file of `router/` as a classic script; `define` sets its globals. */
  async function classicScript(name: string, define: Record<string, string> = {}): Promise<string> {
    const built = (await build(
      own({
        define,
        build: {
          write: false,
          target: "es2022",
          lib: { entry: path.join(root, `router/${name}.ts`), formats: ["iife"], name, fileName: name },
        },
      }),
    )) as Rolldown.RolldownOutput[];
    const [script] = built.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
    if (!script) throw new Error(`router/${name}.ts came to nothing.`);
    return script.code;
  }

  async function entries(): Promise<string> {
    const outDir = path.join(root, "../node_modules/.vite-prerender");
    await build(
      own({
        build: { assetsInlineLimit: 0, ssr: path.join(root, "hosting/prerender.tsx"), outDir, emptyOutDir: true },
      }),
    );
    const made = (await import(
      /* @vite-ignore */ `${pathToFileURL(path.join(outDir, "prerender.js")).href}?${Date.now()}`
    )) as Prerendered;
    const prerendered = Object.entries(await made.prerenderedEntries());
    await rm(outDir, { recursive: true });
    return prerendered
      .map(([name, markup]) => {
        const element = name === "old" ? "div" : "template";
        return `<${element} data-entry="${name}">${markup}</${element}>`;
      })
      .join("\n    ");
  }

  return {
    name: "gangway-prerender-entry",
    apply: "build",
    configResolved(config) {
      ({ root, mode } = config);
      builtPage = path.join(config.build.outDir, "index.html");
    },
    async generateBundle(_, bundle) {
      const files = Object.values(bundle);
      // A partial build has no page.
      if (!files.some((file) => file.type === "chunk" && file.name === "index")) return;
      const found = files.find(({ fileName }) => font.test(fileName));
      if (!found) throw new Error(`There is no font ${font}.`);
      fontFile = found.fileName;
      app = chunkOf(files, APP).fileName;
      // Imported by Node: bundled with the configuration it would include every call.
      const { earlyRequest } = (await import(pathToFileURL(path.join(root, "client/earlyCalls.ts")).href)) as Early;
      const loaded = await loadedBy(files, { pages: await readPages(), earlyRequest }, signedIn);
      const source = await classicScript("preload", { LOADED: JSON.stringify(loaded) });
      preload = this.getFileName(this.emitFile({ type: "asset", name: "preload.js", source }));
      early = this.getFileName(
        this.emitFile({ type: "asset", name: "early.js", source: await classicScript("early") }),
      );
    },
    transformIndexHtml: {
      order: "post",
      handler: (page) => ({
        // Resources of the first paint take priority: otherwise the code would compete for a slow connection.
        html: page.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags: [
          {
            tag: "script",
            attrs: {
              src: `/${early}`,
              "data-signed-in": `/${preload}`,
              "data-font": `/${fontFile}`,
              "data-app": `/${app}`,
            },
            injectTo: "head",
          },
        ],
      }),
    },
    async writeBundle() {
      const html = await readFile(builtPage, "utf8");
      if (!html.includes(ROOT_ELEMENT)) throw new Error(`The page has no ${ROOT_ELEMENT}.`);
      const prerendered = await entries();
      await writeFile(
        builtPage,
        html.replace(ROOT_ELEMENT, () => `${ROOT_ELEMENT}\n    ${prerendered}`),
      );
    },
  };
}

type File = Rolldown.OutputBundle[string];

function chunkOf(files: readonly File[], module: string): Rolldown.OutputChunk {
  const found = files.find((file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(module)));
  if (found?.type !== "chunk") throw new Error(`No chunk holds ${module}.`);
  return found;
}

// Typed by name: with `typeof import` knip would report calls that no screen uses yet.
type Early = { earlyRequest: (name: EarlyCall) => EarlyRequest };

type Loaded = { files: string[]; byPath: Record<string, { loads: number[]; calls: EarlyRequest[] }> };

/** By path: files to preload, without those linked in the page, and the first calls. */
async function loadedBy(
  files: readonly File[],
  { pages, earlyRequest }: { pages: Pages } & Early,
  signedIn: readonly string[],
): Promise<Loaded> {
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const withImports = (fileName: string, seen: Set<string>): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const needed of chunks.get(fileName)?.imports ?? []) withImports(needed, seen);
    return seen;
  };
  const all = (modules: readonly string[], seen: Set<string>) =>
    modules.reduce((found, module) => withImports(chunkOf(files, module).fileName, found), new Set(seen));

  const named = all(["/app/main.tsx", APP], new Set());
  const everywhere = all(signedIn, named);
  const list: string[] = [];
  const index = (file: string) => {
    const at = list.indexOf(file);
    return at < 0 ? list.push(file) - 1 : at;
  };
  const indexesOf = (found: Set<string>) =>
    [...found].filter((file) => !named.has(file)).map((file) => index(`/${file}`));

  const byPath: Loaded["byPath"] = {};
  // Reversed: of two screens with one path the first wins.
  for (const screen of (Object.keys(SCREEN_PATHS) as ScreenName[]).toReversed()) {
    const shown = resolveScreen(screen, { isSignedIn: true });
    const page = pages[shown];
    const at = pathForScreen(screen);
    if (!page || at === null) continue;
    const code = await modulesOf(page);
    if (code.length === 0) throw new Error(`The page of ${shown} imports nothing.`);
    if (shown !== "dashboard") code.push("app/router/pages.ts");
    const texts = textsOf(page).map((area) => `src/copy/de/${area}.json`);
    const loads = indexesOf(
      all(
        [...code, ...texts].map((module) => `/${module}`),
        everywhere,
      ),
    );
    byPath[at] = { loads, calls: queriesOf(page).map(earlyRequest) };
  }
  return { files: list, byPath };
}

/** Removes the early script's module tag from the built page. */
export const withoutEarlyModule = (): Plugin => ({
  name: "gangway-without-early-module",
  apply: "build",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace(EARLY, "") },
});
