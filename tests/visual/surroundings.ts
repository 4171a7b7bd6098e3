import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { filesIn } from "#workbench/shared/source/files.ts";
import { hashOf } from "#workbench/shared/source/hash.ts";

/** What every picture depends on without importing it. */
export const always = [
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  ".storybook/main.ts",
  ".storybook/preview-head.html",
];

/** The product's sheet with its tokens, and the sheet of every story, which contains it; relative to the repository. */
export const TOKEN_SHEET = "src/styles/theme.css";
const STORY_SHEET = ".storybook/preview.css";

/** Sheets count by the rules that a story uses, not by their sources. */
export const isSheet = (file: string): boolean => file === STORY_SHEET || file === TOKEN_SHEET;

/** One hash of packages, configuration, the compiler of the texts and public files. */
export function surroundingsOf(root: string): string {
  const files = [...always, ...filesIn(root, ["src/copy/build", "app/public"], /./)];
  return hashOf(...files.flatMap((file) => [file, readFileSync(path.join(root, file))]));
}

/** The style sheet of the stories as Tailwind writes it. */
export async function styleSheet(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    plugins: [tailwindcss()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { code = "" } = (await server.transformRequest(`/${STORY_SHEET}?inline`)) ?? {};
    // A module that exports the sheet as a string.
    return JSON.parse(code.replace(/^export default /, "")) as string;
  } finally {
    await server.close();
  }
}
