import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A build of the workbench, as GitHub lists it among the artefacts. */
export type Build = {
  id: number;
  created_at: string;
  expired: boolean;
  workflow_run: { head_branch: string; head_sha: string; head_repository_id: number; repository_id: number };
};

/** An open pull request; the repository of its head may be gone. */
export type PullRequest = { number: number; head: { ref: string; repo: { id: number } | null } };

/** What is published in a folder of the site, `""` for its top. */
export type Part = { folder: string; build: Build };

/** GitHub Pages takes 1 GB, a workbench has 20 MB. */
const MOST_PREVIEWS = 30;

/**
 * The newest build of the main branch, and in a folder of its own that of each open pull request. Throws without a build
 * of the main branch: its workbench would go from the site.
 */
export function siteOf(builds: readonly Build[], pulls: readonly PullRequest[], main: string): Part[] {
  const newest = (branch: string, repository?: number) =>
    builds
      .filter(({ expired, workflow_run: run }) => {
        const isOf = run.head_branch === branch && run.head_repository_id === repository;
        return isOf && !expired;
      })
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
  // The main branch of a fork is a branch like any other.
  const build = newest(main, builds[0]?.workflow_run.repository_id);
  if (!build) throw new Error(`There is no build of ${main}: run the workflow "storybook" on it.`);
  const previews = pulls
    .toSorted((one, other) => other.number - one.number)
    .flatMap(({ number, head }): Part[] => {
      const preview = newest(head.ref, head.repo?.id);
      return preview ? [{ folder: `pr-${number}`, build: preview }] : [];
    });
  return [{ folder: "", build }, ...previews.slice(0, MOST_PREVIEWS)];
}

/** What GitHub answers, by its own program. */
const gh = (...words: string[]) =>
  execFileSync("gh", ["api", ...words], { maxBuffer: 1e9, stdio: ["ignore", "pipe", "inherit"] });

/** The rows of all pages of a list. */
const listed = <Row>(address: string, rows: string): Row[] =>
  gh("--paginate", "--jq", `${rows} | @json`, address)
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** What the workflow goes on with. */
const tell = (name: string, value: string) =>
  appendFileSync(process.env.GITHUB_OUTPUT ?? "/dev/stdout", `${name}=${value}\n`);

/** Writes the site into a folder, and tells in which folder of it the build of `HEAD_SHA` is. */
function assemble(site: string): void {
  const { GITHUB_REPOSITORY, HEAD_SHA } = process.env;
  const address = `repos/${GITHUB_REPOSITORY}`;
  const repository = JSON.parse(gh(address).toString()) as { has_pages: boolean; default_branch: string };
  if (!repository.has_pages) return console.log("GitHub Pages is off: nothing is published.");
  const builds = listed<Build>(`${address}/actions/artifacts?name=workbench&per_page=100`, ".artifacts[]");
  const pulls = listed<PullRequest>(`${address}/pulls?state=open&per_page=100`, ".[]");
  for (const { folder, build } of siteOf(builds, pulls, repository.default_branch)) {
    const target = path.join(site, folder);
    mkdirSync(target, { recursive: true });
    writeFileSync("workbench.zip", gh(`${address}/actions/artifacts/${build.id}/zip`));
    execFileSync("unzip", ["-q", "-o", "workbench.zip", "-d", target]);
    const { head_sha } = build.workflow_run;
    console.log(`${folder || "."}: ${head_sha}`);
    if (folder && head_sha === HEAD_SHA) tell("folder", folder);
  }
  // The upload would follow a link to a file of this machine.
  execFileSync("find", [site, "-type", "l", "-delete"]);
  tell("pages", "on");
}

if (import.meta.main) assemble(process.argv[2] ?? "site");
