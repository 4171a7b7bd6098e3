import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { googleInMarkup } from "#app/platform/google/inMarkup.ts";
import { examples, hosts, type Host } from "./hosts.ts";
import { providerOf } from "./settings.ts";

const EXAMPLES = path.join(import.meta.dirname, "examples");

const usage = `npm run deploy:files -- ${Object.keys(hosts).join("|")} [--into FOLDER] [--page dist/index.html]

Writes what the host needs for this build: its headers fit the page (Google) and the provider, which PROVIDER_URL names
(the host passes /api on) or the VITE_PROVIDER_BASE_URL of the build (the page asks it itself).
Without --into a single file goes to the output, and several go into the folder of the page.

npm run deploy:files -- --examples    writes app/hosting/examples anew`;

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  console.error(`${Object.keys(files).join(", ")} in ${folder}`);
}

function writeFor(host: Host, page: string, into: string | undefined) {
  const google = googleInMarkup(readFileSync(page, "utf8"));
  const files = hosts[host]({ google, provider: providerOf(process.env) });
  const [only, ...others] = Object.values(files);
  if (into) write(into, files);
  else if (only !== undefined && others.length === 0) process.stdout.write(only);
  else write(path.dirname(page), files);
}

function refuse(reason: string) {
  console.error(reason);
  process.exitCode = 1;
}

const isHost = (name: string | undefined): name is Host => name !== undefined && name in hosts;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string" },
    page: { type: "string", default: "dist/index.html" },
    examples: { type: "boolean", default: false },
  },
});
const [host] = positionals;

if (values.examples) {
  rmSync(EXAMPLES, { recursive: true, force: true });
  write(EXAMPLES, examples());
} else if (isHost(host)) {
  try {
    writeFor(host, values.page, values.into);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
} else {
  refuse(usage);
}
