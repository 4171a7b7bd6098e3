import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GoogleOnPage } from "#app/platform/google/page.ts";
import { REVALIDATED } from "./caching.ts";
import { securityHeaders, TRANSPORT_SECURITY } from "./securityHeaders.ts";

/** `behind`: the host passes `/api` on to this origin. `elsewhere`: the page asks another host itself (C-71). */
export type Provider = { kind: "behind"; origin: string } | { kind: "elsewhere"; baseUrl: string };

/** What the headers of a build depend on. */
export type Settings = { google: GoogleOnPage | null; provider: Provider };

/** A provider as the build's own variables name it: one of the two has to be there. Throws at what no example covers. */
export function providerOf({ PROVIDER_URL, VITE_PROVIDER_BASE_URL }: Record<string, string | undefined>): Provider {
  if (VITE_PROVIDER_BASE_URL?.startsWith("http")) return { kind: "elsewhere", baseUrl: VITE_PROVIDER_BASE_URL };
  const base = VITE_PROVIDER_BASE_URL || "/api";
  if (base !== "/api") throw new Error(`The hosts pass /api on, and this build asks ${base}.`);
  if (!PROVIDER_URL) throw new Error("Name the provider: PROVIDER_URL, or the VITE_PROVIDER_BASE_URL of the build.");
  const { origin, pathname } = new URL(PROVIDER_URL);
  if (pathname !== "/") throw new Error(`PROVIDER_URL is an origin; ${pathname} is too much.`);
  return { kind: "behind", origin };
}

/** What goes with every file of the app. */
export const headersOf = ({ google, provider }: Settings): Record<string, string> => ({
  ...securityHeaders(google, provider.kind === "elsewhere" ? provider.baseUrl : null),
  ...TRANSPORT_SECURITY,
});

export const HOSTS = ["netlify", "cloudflare", "nginx", "caddy"] as const;
export type Host = (typeof HOSTS)[number];

export const usage = `npm run deploy:files -- ${HOSTS.join("|")} [--into FOLDER] [--page dist/index.html]

Writes what the host needs for this build: its headers fit the page (Google) and the provider, which PROVIDER_URL names
(the host passes /api on) or the VITE_PROVIDER_BASE_URL of the build (the page asks it itself).
Without --into a single file goes to the output, and several go into the folder of the page.`;

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
