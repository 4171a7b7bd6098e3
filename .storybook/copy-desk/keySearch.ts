import type { API } from "storybook/manager-api";
import { likeliest } from "./likeliest.ts";
import { KEY_PARAM, type Shown } from "./events.ts";

/** `story`: the one that was opened and is waited for; null: whichever is on show. */
type Seeking = { key: string; story: string | null; hidden: string | null; tried: Set<string> };

type Stories = Pick<API, "resolveStory" | "getStoryHrefs" | "navigateUrl" | "getQueryParam" | "applyQueryParams">;

/**
 * Searches the states of a screen for the text in the address or in a link of the panel: whether a state shows it is known
 * only once it has played. Starts with the opened story, then the likeliest of the others.
 */
export function keySearch(api: Stories) {
  const initial = (key: string, story: string | null): Seeking => ({ key, story, hidden: null, tried: new Set() });
  let seeking = initial(api.getQueryParam(KEY_PARAM) ?? "", null);

  return {
    start(key: string, story: string) {
      seeking = initial(key, story);
    },
    isSeeking: () => seeking.key !== "",
    /** The key, once the story on show has it, or none has. Null while there is more to see. */
    check({ story, rows, isComplete }: Shown): { key: string; isInList: boolean; isSeen: boolean } | null {
      const { key, hidden, tried } = seeking;
      if (!key || !isComplete || story !== (seeking.story ?? story)) return null;
      tried.add(story);
      const row = rows.find((one) => one.key === key);
      if (row && hidden === null && row.roles.length === 0) seeking.hidden = story;
      const next =
        (row?.roles.length ?? 0) > 0 || hidden === story ? undefined : (stateBeside(api, key, story, tried) ?? hidden);
      if (next) {
        seeking.story = next;
        // In the place of the state that does not show it: the way back leads to where the search began.
        api.navigateUrl(api.getStoryHrefs(next, { inheritArgs: false }).managerHref.replace(/^[^?]*/, ""), {
          replace: true,
        });
        return null;
      }
      seeking.key = "";
      api.applyQueryParams({ [KEY_PARAM]: null }, { replace: true });
      return { key, isInList: row !== undefined, isSeen: (row?.roles.length ?? 0) > 0 };
    },
  };
}

/** The likeliest of the screen's states not tried yet; stories of a behaviour are not in the sidebar. */
function stateBeside(api: Stories, key: string, story: string, tried: ReadonlySet<string>): string | undefined {
  const entry = api.resolveStory(story);
  const screen = entry && "parent" in entry && entry.parent ? api.resolveStory(entry.parent) : undefined;
  const children = (screen && "children" in screen ? screen.children : undefined) ?? [];
  const isState = (id: string) => {
    const child = api.resolveStory(id);
    return child?.type === "story" && !child.tags.includes("behaviour");
  };
  return likeliest(
    key,
    children.filter((id) => !tried.has(id) && isState(id)),
  );
}
