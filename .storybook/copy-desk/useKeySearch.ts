import * as React from "react";
import { useStorybookApi, type API } from "storybook/manager-api";
import { likeliest } from "./likeliest.ts";
import { KEY_PARAM, type Shown } from "./events.ts";

type Seeking = { key: string; rendered: string; hidden: string | null; tried: Set<string> };

/**
 * Searches the states of a screen for the text in the address or in a link of the panel: whether a state shows it is known
 * only once it is rendered. Starts with the open story, then the likeliest of the others.
 */
export function useKeySearch() {
  const api = useStorybookApi();
  const seeking = React.useRef<Seeking>(initial(api.getQueryParam(KEY_PARAM) ?? ""));

  return {
    start(key: string) {
      seeking.current = initial(key);
    },
    onRendered(story: string) {
      seeking.current.rendered = story;
    },
    /** The key, once the story on show has it; `isMissing` when no story has. Null while there is more to see. */
    check({ story, rows }: Shown): { key: string; isMissing: boolean } | null {
      const { key, rendered, hidden, tried } = seeking.current;
      if (!key || story !== rendered) return null;
      tried.add(story);
      const row = rows.find((one) => one.key === key);
      if (row && hidden === null && row.roles.length === 0) seeking.current.hidden = story;
      const next =
        (row?.roles.length ?? 0) > 0 || hidden === story ? undefined : (stateBeside(api, seeking.current) ?? hidden);
      if (next) {
        api.selectStory(next);
        return null;
      }
      seeking.current.key = "";
      api.applyQueryParams({ [KEY_PARAM]: null }, { replace: true });
      return { key, isMissing: row === undefined };
    },
  };
}

const initial = (key: string): Seeking => ({ key, rendered: "", hidden: null, tried: new Set() });

/** The likeliest of the screen's states not tried yet. */
function stateBeside(api: API, { key, rendered, tried }: Seeking): string | undefined {
  const entry = api.resolveStory(rendered);
  const screen = entry && "parent" in entry && entry.parent ? api.resolveStory(entry.parent) : undefined;
  const children = (screen && "children" in screen ? screen.children : undefined) ?? [];
  return likeliest(
    key,
    children.filter((id) => !tried.has(id) && api.resolveStory(id)?.type === "story"),
  );
}
