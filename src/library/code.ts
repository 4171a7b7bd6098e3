import path from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { copy } from "#src/copy/build/plugin.ts";
import { entries, source, top, withoutEnding } from "./entries.ts";

const sources = () =>
  Object.fromEntries(Object.values(entries()).map((file) => [withoutEnding(file), path.join(source, file)]));

const isOurs = (id: string) => /^[#./]/.test(id) || path.isAbsolute(id) || id.startsWith("\0");

/** Package name of a module: `zod` of `zod/mini`, `@radix-ui/react-toast` unchanged. */
export const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)![0];

/** Components and hooks: a framework with server components may not run them on the server. */
const isForClient = /\.tsx$|\/use[A-Z]\w*\.ts$/;

/** Writes one JS module per source module, and returns the packages they import. */
export async function writeCode(folder: string): Promise<string[]> {
  const outputs = (await build({
    configFile: false,
    root: top,
    logLevel: "warn",
    publicDir: false,
    plugins: [copy(), react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      minify: false,
      lib: { entry: sources(), formats: ["es"], fileName: (_format, name) => `${name}.js` },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          banner: ({ facadeModuleId }) => (isForClient.test(facadeModuleId ?? "") ? '"use client";' : ""),
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === "chunk");
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return [...new Set(imported.filter((id) => !files.has(id)).map(packageOf))].toSorted();
}
