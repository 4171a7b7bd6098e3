import { expect, test } from "vitest";
import { siteOf, type Build, type PullRequest } from "#app/hosting/previews.ts";

const OWN = 1;
const FORK = 2;

const build = (id: number, head_branch: string, head_repository_id = OWN, rest: Partial<Build> = {}): Build => ({
  id,
  created_at: `2026-11-27T10:${id}:00Z`,
  expired: false,
  workflow_run: { head_branch, head_sha: `sha${id}`, head_repository_id, repository_id: OWN },
  ...rest,
});
const pull = (number: number, ref: string, id: number | null = OWN): PullRequest => ({
  number,
  head: { ref, repo: id === null ? null : { id } },
});

const published = (builds: Build[], pulls: PullRequest[]) =>
  siteOf(builds, pulls, "main").map((part) => [part.folder, part.build.id]);

test("the newest build of main is on top, that of each open pull request in its folder", () => {
  const builds = [build(10, "main"), build(12, "main"), build(13, "dates"), build(14, "dates"), build(11, "merged")];
  expect(published(builds, [pull(7, "dates"), pull(8, "not-built")])).toEqual([
    ["", 12],
    ["pr-7", 14],
  ]);
});

test("the main branch of a fork is a preview, never the top", () => {
  const builds = [build(15, "main", FORK), build(12, "main")];
  expect(published(builds, [pull(9, "main", FORK)])).toEqual([
    ["", 12],
    ["pr-9", 15],
  ]);
});

test("a branch of a fork that is named like one of the repository shows its own build", () => {
  const builds = [build(12, "main"), build(13, "dates"), build(14, "dates", FORK)];
  expect(published(builds, [pull(7, "dates"), pull(8, "dates", FORK), pull(9, "dates", null)])).toEqual([
    ["", 12],
    ["pr-8", 14],
    ["pr-7", 13],
  ]);
});

test("without a build of main that is still kept nothing is published", () => {
  expect(() => published([], [])).toThrow('run the workflow "storybook"');
  expect(() => published([build(12, "main", OWN, { expired: true }), build(13, "dates")], [pull(7, "dates")])).toThrow(
    "no build of main",
  );
});

test("the site stays below the limit of the host: the newest pull requests are shown", () => {
  const numbers = Array.from({ length: 40 }, (_, at) => at + 1);
  const builds = [build(12, "main"), ...numbers.map((number) => build(number, `b${number}`))];
  const shown = published(
    builds,
    numbers.map((number) => pull(number, `b${number}`)),
  );
  expect([shown.length, shown[1], shown.at(-1)]).toEqual([31, ["pr-40", 40], ["pr-11", 11]]);
});
