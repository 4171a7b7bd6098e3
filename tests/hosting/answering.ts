import { readFileSync } from "node:fs";
import path from "node:path";
import type { Host } from "#app/hosting/hosts.ts";
import { filesIn, top } from "#workbench/source/files.ts";
import type { Answering } from "./answer.ts";
import { caddyAnswering } from "./caddy.ts";
import { nginxAnswering } from "./nginx.ts";
import { cloudflareAnswering, netlifyAnswering } from "./staticHosts.ts";

type Files = Record<string, string>;

const EXAMPLES = path.join(top, "app/hosting/examples");

/** The committed examples, by their path in their folder; all of them without one. */
export function committed(folder = "."): Files {
  const root = path.join(EXAMPLES, folder);
  return Object.fromEntries(
    filesIn(root, ["."], /./).map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
}

const answering: Record<Host, (files: Files) => Answering> = {
  netlify: (files) => netlifyAnswering(files["_headers"] ?? "", files["_redirects"] ?? ""),
  cloudflare: (files) => cloudflareAnswering(files["_headers"] ?? "", files["_routes.json"]),
  nginx: (files) => nginxAnswering(files["gangway.conf"] ?? ""),
  caddy: (files) => caddyAnswering(files.Caddyfile ?? ""),
};

/** How a host answers that has these files. */
export const answeringOf = (host: Host, files: Files): Answering => answering[host](files);
