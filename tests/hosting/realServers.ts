import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Target } from "./targets.ts";

/** Where a server is tried: files, provider, and a folder for what it writes. */
export type Place = { root: string; provider: string; scratch: string };

/** Puts what is here in the place of what the example names; each has to be there. */
function adapted(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((before, [pattern, to]) => {
    if (!pattern.test(before)) throw new Error(`the example has no ${pattern.source}`);
    return before.replaceAll(pattern, () => to);
  }, text);
}

const nginxMain = (scratch: string, site: string) => `daemon off;
master_process off;
pid ${scratch}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join("\n  ")}
  ${site}
}
`;

/** nginx with a folder of files below a path, and nothing else. Returns what it is started with. */
export function prepareFolder(port: number, below: string, folder: string, scratch: string): string[] {
  const site = `server { listen 127.0.0.1:${port}; location ${below}/ { alias ${folder}/; } }`;
  writeFileSync(path.join(scratch, "nginx.conf"), nginxMain(scratch, site));
  return ["-c", `${scratch}/nginx.conf`];
}

type Prepared = { args: string[]; files: Record<string, string> };

const prepare: Record<"nginx" | "caddy", (text: string, port: number, place: Place) => Prepared> = {
  nginx: (text, port, { root, provider, scratch }) => ({
    args: ["-c", `${scratch}/nginx.conf`],
    files: {
      "nginx.conf": nginxMain(scratch, `include ${scratch}/gangway.conf;`),
      "gangway.conf": adapted(text, [
        [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
        [/listen 80/g, `listen 127.0.0.1:${port + 10}`],
        [/server_name gangway\.example;/g, "server_name gangway.example 127.0.0.1;"],
        [/ *listen \[::\]:.*\n/g, ""],
        [/ *ssl_(certificate|reject).*\n/g, ""],
        [/\/var\/log\/nginx/g, scratch],
        [/\/srv\/gangway/g, root],
        [/https:\/\/anbieter\.example/g, provider],
      ]),
    },
  }),
  caddy: (text, port, { root, provider, scratch }) => ({
    args: ["run", "--config", `${scratch}/Caddyfile`, "--adapter", "caddyfile"],
    files: {
      Caddyfile: `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n\tstorage file_system ${scratch}\n}\n${adapted(
        text,
        [
          [/gangway\.example/g, `http://127.0.0.1:${port}`],
          [/\/srv\/gangway/g, root],
          [/https:\/\/anbieter\.example/g, provider],
        ],
      )}`,
    },
  }),
};

/** Writes what a server needs to run with its example here, without TLS. Returns what it is started with. */
export function prepareServer({ host, port }: Target, example: string, place: Place): string[] {
  if (host !== "nginx" && host !== "caddy") throw new Error(`${host} is no program`);
  const { args, files } = prepare[host](example, port, place);
  mkdirSync(place.scratch, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place.scratch, name), text);
  return args;
}
