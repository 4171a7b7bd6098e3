import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page, Pages } from "#app/shell/page.ts";

const folder = path.resolve(import.meta.dirname, "../features");

/** The pages of all features, for Node, which has no `import.meta.glob`. */
export async function readPages(): Promise<Pages> {
  const files = globSync("*/*Pages.ts", { cwd: folder }).map((file) => pathToFileURL(path.join(folder, file)).href);
  const features = files.map((file) => import(file) as Promise<{ pages: Pages }>);
  return Object.assign({}, ...(await Promise.all(features)).map(({ pages }) => pages)) as Pages;
}

/** The modules that a page imports, e.g. `app/features/help/HelpPage.tsx`: runs `load` with empty modules instead. */
export async function modulesOf({ load }: Page): Promise<string[]> {
  const modules: string[] = [];
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith("Pages.ts")) return next(specifier, context);
      modules.push(specifier.replace("#", ""));
      return { url: "data:text/javascript,", format: "module", shortCircuit: true };
    },
  });
  await load().catch(() => {});
  hooks.deregister();
  return modules;
}
