import * as React from "react";
import { useStorybookApi, type API } from "storybook/manager-api";
import { likeliest } from "./likeliest.ts";
import { SOUGHT, type Shown } from "./events.ts";

type Seeking = { key: string; drawn: string; unseen: string | null; tried: Set<string> };

/**
 * Looks for the text that the address or a link of the panel asks for: which state of a screen shows it is known only once
 * it is drawn. Begins with the story that is open and goes on through those beside it, the likeliest first.
 */
export function useSought() {
  const api = useStorybookApi();
  const seeking = React.useRef<Seeking>(begun(api.getQueryParam(SOUGHT) ?? ""));

  return {
    seek(key: string) {
      seeking.current = begun(key);
    },
    drew(story: string) {
      seeking.current.drawn = story;
    },
    /** The key, once the story on show has it; `isMissing` when no story has. Null while there is more to see. */
    lookIn({ story, rows }: Shown): { key: string; isMissing: boolean } | null {
      const { key, drawn, unseen, tried } = seeking.current;
      if (!key || story !== drawn) return null;
      tried.add(story);
      const row = rows.find((one) => one.key === key);
      if (row && unseen === null && row.ways.length === 0) seeking.current.unseen = story;
      const next =
        (row?.ways.length ?? 0) > 0 || unseen === story ? undefined : (stateBeside(api, seeking.current) ?? unseen);
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

const begun = (key: string): Seeking => ({ key, drawn: "", unseen: null, tried: new Set() });

/** The likeliest of the screen's states that nobody has looked at. */
function stateBeside(api: API, { key, drawn, tried }: Seeking): string | undefined {
  const entry = api.resolveStory(drawn);
  const screen = entry && "parent" in entry && entry.parent ? api.resolveStory(entry.parent) : undefined;
  const children = (screen && "children" in screen ? screen.children : undefined) ?? [];
  return likeliest(
    key,
    children.filter((id) => !tried.has(id) && api.resolveStory(id)?.type === "story"),
  );
}
