import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { top } from "#workbench/source/files.ts";

/** A failure of a step, in the words of its action. */
export class StepFailed extends Error {}

export type ActionInput = {
  given: Readonly<Record<string, string>>;
  /** The folder of the job. */
  folder: string;
  /** Shared by the jobs of a run: what was uploaded. */
  artifacts: string;
  /** Shared by all runs. */
  caches: string;
};
type Outputs = Record<string, string>;
type Action = (input: ActionInput) => Outputs | void;

const git = (...words: string[]) => execFileSync("git", words, { stdio: "pipe" });
const linesOf = (text = "") => text.split("\n").flatMap((line) => line.trim() || []);

/** As upload-artifact since 4.4: files in or below a name with a dot are left out unless asked for. */
const isHidden = (file: string) => file.split(path.sep).some((part) => part.startsWith("."));

function filesOf(folder: string, found: string): string[] {
  const whole = path.join(folder, found);
  if (!statSync(whole).isDirectory()) return [found];
  return readdirSync(whole, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(found, file))
    .filter((file) => statSync(path.join(folder, file)).isFile());
}

const keep: Action = ({ given, folder, caches }) => {
  for (const kept of linesOf(given["path"])) {
    const from = path.join(folder, kept);
    if (existsSync(from)) cpSync(from, path.join(caches, given["key"] ?? "", kept), { recursive: true });
  }
};

const bringBack: Action = ({ given, folder, caches }) => {
  const wanted = [given["key"] ?? "", ...linesOf(given["restore-keys"])];
  const known = existsSync(caches) ? readdirSync(caches) : [];
  const hit = wanted.flatMap((key) => known.filter((name) => name.startsWith(key)))[0];
  if (hit !== undefined) cpSync(path.join(caches, hit), folder, { recursive: true });
  return { "cache-hit": String(hit === given["key"]) };
};

/** What each action does, as far as a step after it can tell. */
export const actions: Readonly<Record<string, Action>> = {
  "actions/checkout"({ given, folder }) {
    const depth = given["fetch-depth"] ?? "1";
    git("clone", "--quiet", ...(depth === "0" ? [] : ["--depth", depth]), `file://${top}`, folder);
  },
  // Node 24 comes with the packages; any later Node can start them.
  "actions/setup-node"() {},
  "actions/cache": bringBack,
  "actions/cache/restore": bringBack,
  "actions/cache/save": keep,
  "actions/upload-artifact"({ given, folder, artifacts }) {
    const withHidden = given["include-hidden-files"] === "true";
    const files = linesOf(given["path"])
      .flatMap((pattern) => globSync(pattern, { cwd: folder }))
      .flatMap((found) => filesOf(folder, found))
      .filter((file) => withHidden || !isHidden(file));
    if (files.length === 0 && given["if-no-files-found"] === "error")
      throw new StepFailed(`No files were found with the provided path: ${given["path"]}`);
    // What is uploaded begins where the files' paths part; here that is the path itself.
    const base = linesOf(given["path"])[0] ?? "";
    for (const file of files) {
      const to = path.join(artifacts, given["name"] ?? "artifact", path.relative(base, file) || path.basename(file));
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(path.join(folder, file), to);
    }
  },
  "actions/download-artifact"({ given, folder, artifacts }) {
    const from = path.join(artifacts, given["name"] ?? "");
    if (!existsSync(from)) throw new StepFailed(`Artifact not found for name: ${given["name"]}`);
    cpSync(from, path.join(folder, given["path"] ?? "."), { recursive: true });
  },
  "actions/upload-pages-artifact"({ given, folder, artifacts }) {
    const from = path.join(folder, given["path"] ?? "");
    if (!existsSync(path.join(from, "index.html"))) throw new StepFailed(`${given["path"]} has no index.html`);
    cpSync(from, path.join(artifacts, "github-pages"), { recursive: true });
  },
  "actions/deploy-pages"({ artifacts }) {
    if (!existsSync(path.join(artifacts, "github-pages"))) throw new StepFailed("No artifact github-pages");
    return { page_url: "https://pages.example/" };
  },
};
