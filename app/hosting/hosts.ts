import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { REVALIDATED } from "./caching.ts";
import { headersOf, type Settings } from "./settings.ts";

export const HOSTS = ["netlify", "cloudflare", "nginx", "caddy"] as const;
export type Host = (typeof HOSTS)[number];

/** Texts by the path of their file. */
export type Files = Record<string, string>;

/** The files of a folder in `app/hosting/examples`: for a host, without Google, or for the `workbench`. */
export function exampleFiles(name: Host | "workbench"): Files {
  const folder = path.join(import.meta.dirname, "examples", name);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]));
}

const replaced = (files: Files, pattern: RegExp, text: string): Files =>
  Object.fromEntries(Object.entries(files).map(([file, before]) => [file, before.replaceAll(pattern, () => text)]));

/** Replaces what passes `/api` on by a 404, for a page that calls the provider on another host (C-71). */
const withoutProxy: Record<Host, (files: Files) => Files> = {
  netlify: (files) => replaced(files, /https:\S+ {2}200!/g, "/assets/404.txt  404!"),
  cloudflare: ({ "_worker.js": _worker, "_routes.json": _routes, ...files }) => ({
    ...files,
    "api/404.html": files["assets/404.html"] ?? "",
  }),
  nginx: (files) => replaced(files, / {4}# A header here[^}]*/g, "    return 404;\n  "),
  caddy: (files) =>
    replaced(
      files,
      /(?<=handle @provider \{\n)[^]*?(?=\n\t\}\n)/g,
      `\t\theader Cache-Control "${REVALIDATED}"\n\t\trespond 404`,
    ),
};

/** What a host needs to serve a build: its example with this provider and the headers of these settings. */
export function hostFiles(host: Host, settings: Settings): Files {
  const { provider } = settings;
  const example = exampleFiles(host);
  const files =
    provider.kind === "behind"
      ? replaced(example, /https:\/\/anbieter\.example/g, provider.origin)
      : withoutProxy[host](example);
  return Object.entries(headersOf(settings)).reduce(
    (all, [name, value]) => replaced(all, new RegExp(`(?<=[\\t ]${name}:? "?)[^"\\n]+`, "g"), value),
    files,
  );
}
