import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { googleInMarkup } from "#app/platform/google/inMarkup.ts";
import { hostFiles, HOSTS, providerOf, usage, type Files, type Host } from "./hosts.ts";

function write(folder: string, files: Files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  console.error(`${Object.keys(files).join(", ")} in ${folder}`);
}

function writeFor(host: Host, page: string, into: string | undefined) {
  const google = googleInMarkup(readFileSync(page, "utf8"));
  const files = hostFiles(host, { google, provider: providerOf(process.env) });
  const [only, ...others] = Object.values(files);
  if (into) write(into, files);
  else if (only !== undefined && others.length === 0) process.stdout.write(only);
  else write(path.dirname(page), files);
}

const isHost = (name: string | undefined): name is Host => HOSTS.some((host) => host === name);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: "string" }, page: { type: "string", default: "dist/index.html" } },
});
const [host] = positionals;

try {
  if (!isHost(host)) throw new Error(usage);
  writeFor(host, values.page, values.into);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
