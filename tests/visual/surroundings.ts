import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { filesIn } from "#workbench/source/files.ts";
import { hashOf } from "#workbench/source/hash.ts";

/** What every picture depends on without importing it. */
export const always = [
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  ".storybook/main.ts",
  ".storybook/preview-head.html",
];

/** One hash of packages, configuration, the compiler of the texts, public files, and the style sheet as Tailwind writes it. */
export async function surroundingsOf(root: string): Promise<string> {
  const files = [...always, ...filesIn(root, ["src/copy/build", "app/public"], /./)];
  const contents = files.flatMap((file) => [file, readFileSync(path.join(root, file))]);
  return hashOf(...contents, await styleSheet(root));
}

async function styleSheet(root: string): Promise<string> {
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
    return (await server.transformRequest("/src/styles/theme.css?inline"))?.code ?? "";
  } finally {
    await server.close();
  }
}
