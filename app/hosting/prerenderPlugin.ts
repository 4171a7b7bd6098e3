import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown, type InlineConfig, type UserConfig } from "vite";

type Prerendered = { drawnEntries: () => Promise<Record<string, string>> };

/** Where the page waits for what is drawn. */
const PLACE = '<div id="root"></div>';

const EARLY = /<script type="module" src="\.\/router\/early\.ts"><\/script>\s*/;

export type PrerenderOptions = {
  /** How the app itself is built, as far as it matters for what is drawn. */
  shared: () => UserConfig;
  /** Chunks that every page of the signed-in area needs, by name. */
  signedIn: readonly string[];
  /** The font that every page needs. */
  font: RegExp;
};

/**
 * Writes the entry into the built page, so that its field is there before the code, and the early script beside it. The dev
 * server loads the early script as a module and draws nothing before the code.
 */
export function prerenderEntry({ shared, signedIn, font }: PrerenderOptions): Plugin {
  let root = "";
  let builtPage = "";
  let mode = "";
  let early = "";
  const own = (config: InlineConfig): InlineConfig => ({
    ...shared(),
    ...config,
    configFile: false,
    root,
    mode,
    logLevel: "error",
  });

  async function bundled(): Promise<string> {
    const built = (await build(
      own({
        build: {
          write: false,
          target: "es2022",
          lib: { entry: path.join(root, "router/early.ts"), formats: ["iife"], name: "early", fileName: "early" },
        },
      }),
    )) as Rolldown.RolldownOutput[];
    const [script] = built.flatMap(({ output }) => output).filter((part) => part.type === "chunk");
    if (!script) throw new Error("router/early.ts came to nothing.");
    return script.code;
  }

  async function entries(): Promise<string> {
    const outDir = path.join(root, "../node_modules/.vite-prerender");
    await build(
      own({ build: { assetsInlineLimit: 0, ssr: path.join(root, "prerender.tsx"), outDir, emptyOutDir: true } }),
    );
    const made = (await import(
      /* @vite-ignore */ `${pathToFileURL(path.join(outDir, "prerender.js")).href}?${Date.now()}`
    )) as Prerendered;
    const drawn = Object.entries(await made.drawnEntries());
    await rm(outDir, { recursive: true });
    return drawn
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
    async buildStart() {
      early = this.emitFile({ type: "asset", name: "early.js", source: await bundled() });
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle = {} }) {
        // What draws the page comes first: without this the code takes its share of a slow connection meanwhile.
        const html = page.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
        const files = Object.values(bundle);
        const chunks = signedIn.map((name) => {
          const chunk = files.find((file) => file.type === "chunk" && file.name === name);
          if (!chunk) throw new Error(`There is no chunk ${name}.`);
          return chunk.fileName;
        });
        const fonts = files.flatMap(({ fileName }) => (font.test(fileName) ? [fileName] : []));
        const script = files.find(({ fileName }) => /^assets\/early-[\w-]+\.js$/.test(fileName));
        if (!script) throw new Error(`There is no early script: ${early}`);
        const signedInFiles = [...chunks, ...fonts].map((file) => `/${file}`).join(" ");
        return {
          html,
          tags: [
            { tag: "script", attrs: { src: `/${script.fileName}`, "data-signed-in": signedInFiles }, injectTo: "head" },
          ],
        };
      },
    },
    async writeBundle() {
      const html = await readFile(builtPage, "utf8");
      if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}.`);
      const drawn = await entries();
      await writeFile(
        builtPage,
        html.replace(PLACE, () => `${PLACE}\n    ${drawn}`),
      );
    },
  };
}

/** The page as it is built: the early script is no module there. */
export const withoutEarlyModule = (): Plugin => ({
  name: "gangway-without-early-module",
  apply: "build",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace(EARLY, "") },
});
