import * as React from "react";
import { useStorybookApi, type API } from "storybook/manager-api";
import { SOUGHT, type Shown } from "./events.ts";

type Seeking = { key: string; drawn: string; unseen: string | null };

/**
 * Looks for the text that the address or a link of the panel asks for: which state of a screen shows it is known only once it is drawn. Begins
 * with the story that is open and goes on through those beside it.
 */
export function useSought() {
  const api = useStorybookApi();
  const seeking = React.useRef<Seeking>({ key: api.getQueryParam(SOUGHT) ?? "", drawn: "", unseen: null });

  return {
    seek(key: string) {
      seeking.current = { key, drawn: "", unseen: null };
    },
    drew(story: string) {
      seeking.current.drawn = story;
    },
    /** The key, once the story on show has it; `isMissing` when no story has. Null while there is more to see. */
    lookIn({ story, rows }: Shown): { key: string; isMissing: boolean } | null {
      const { key, drawn, unseen } = seeking.current;
      if (!key || story !== drawn) return null;
      const row = rows.find((one) => one.key === key);
      if (row && unseen === null && row.ways.length === 0) seeking.current.unseen = story;
      const next = (row?.ways.length ?? 0) > 0 || unseen === story ? undefined : (stateAfter(api, story) ?? unseen);
      if (next) {
        api.selectStory(next);
        return null;
      }
      seeking.current.key = "";
      api.applyQueryParams({ [SOUGHT]: null }, { replace: true });
      return { key, isMissing: row === undefined };
    },
  };
}

/** The next state of the same screen, as the sidebar lists them. */
function stateAfter(api: API, story: string): string | undefined {
  const entry = api.resolveStory(story);
  const screen = entry && "parent" in entry && entry.parent ? api.resolveStory(entry.parent) : undefined;
  const children = (screen && "children" in screen ? screen.children : undefined) ?? [];
  return children.slice(children.indexOf(story) + 1).find((id) => api.resolveStory(id)?.type === "story");
}
