import { expect, test, vi } from "vitest";
import type { Row, Shown } from "#workbench/copy-desk/events.ts";
import { keySearch } from "#workbench/copy-desk/keySearch.ts";
import { rowOf } from "#tests/workbench/copy-desk/rowOf.ts";

const states = ["entry--empty", "entry--typing", "entry--invalid", "entry--invalid-is-announced"];
const key = "auth.entry.problems.invalid";

function searchFor(fromAddress?: string) {
  const selectStory = vi.fn();
  const getStoryHrefs = (story: string) => ({ managerHref: `/workbench/?${story}` });
  const navigateUrl = (url: string, { replace }: { replace: boolean }) => replace && selectStory(url.slice(1));
  const resolveStory = (id: string) =>
    id === "entry"
      ? { type: "component", children: states }
      : { type: "story", parent: "entry", tags: id.includes("announced") ? ["behaviour"] : [] };
  const api = { getStoryHrefs, navigateUrl, resolveStory, getQueryParam: () => fromAddress, applyQueryParams: vi.fn() };
  return { search: keySearch(api as unknown as Parameters<typeof keySearch>[0]), selectStory };
}

const row = (roles: Row["roles"]) => rowOf(key, roles);
const shown = (story: string, rows: Row[], isComplete = true): Shown => ({ story, locale: "de", rows, isComplete });

test("the state that is left and one that has not played answer nothing", () => {
  const { search, selectStory } = searchFor();
  search.start(key, "entry--invalid");
  expect(search.check(shown("entry--typing", [row([])]))).toBeNull();
  expect(search.check(shown("entry--typing", []))).toBeNull();
  expect(search.check(shown("entry--invalid", [], false))).toBeNull();
  expect(selectStory).not.toHaveBeenCalled();
  expect(search.check(shown("entry--invalid", [row(["text"])]))).toEqual({ key, isInList: true, isSeen: true });
});

test("a text that the opened state does not show is sought in the others, the likeliest first", () => {
  const { search, selectStory } = searchFor(key);
  expect(search.check(shown("entry--empty", []))).toBeNull();
  expect(selectStory).toHaveBeenLastCalledWith("entry--invalid");
  expect(search.check(shown("entry--empty", []))).toBeNull();
  expect(search.check(shown("entry--invalid", []))).toBeNull();
  expect(selectStory).toHaveBeenLastCalledWith("entry--typing");
  expect(search.check(shown("entry--typing", []))).toEqual({ key, isInList: false, isSeen: false });
});
