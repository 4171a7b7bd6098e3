import * as React from "react";
import type { API } from "storybook/manager-api";
import { STORY_INDEX_INVALIDATED } from "../shared/storybook/managerParts.ts";
import { readBeside, readIndex } from "../shared/storybook/storyIndex.ts";
import { replaceSearchField, watchCanvas } from "./replaceSearchField.ts";
import type { Hit } from "./docs.ts";
import { Frame, Head, List, Option, Panel } from "./parts.ts";
import { SEARCH_DATA, type SearchData } from "./searchData.ts";
import { searchIn, type Search } from "./searchIndex.ts";
import { words } from "./words.ts";

const MAX_HITS = 50;

/** The search of the workbench, a combobox in a dialog. */
export function SearchDialog({ api, id }: { api: API; id: string }) {
  const dialog = React.useRef<HTMLDialogElement>(null);
  const field = React.useRef<HTMLInputElement>(null);
  const isClosing = React.useRef(false);
  const [query, setQuery] = React.useState("");
  const [active, setActive] = React.useState(0);
  const { search, hasFailed, load } = useSearch(api);

  const open = React.useCallback(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    field.current?.focus();
    load();
  }, [load]);
  React.useEffect(() => replaceSearchField(open, () => isClosing.current), [open]);
  React.useEffect(() => watchCanvas(open), [open]);
  React.useEffect(
    () =>
      void api.setAddonShortcut(id, {
        label: words.name,
        defaultShortcut: ["/"],
        actionName: "search",
        showInMenu: true,
        action: open,
      }),
    [api, id, open],
  );

  const current = api.getCurrentStoryData()?.id;
  const { hits, without } = React.useMemo(
    () => search?.(query, current) ?? { hits: [], without: [] },
    [search, query, current],
  );
  const shown = hits.slice(0, MAX_HITS);
  const chosen = shown[active];
  const optionId = ({ id: entry }: Hit) => `${id}-${entry}`;
  React.useEffect(() => {
    if (chosen) document.querySelector(`#${CSS.escape(`${id}-${chosen.id}`)}`)?.scrollIntoView({ block: "nearest" });
  }, [chosen, id]);

  function close() {
    isClosing.current = true;
    dialog.current?.close();
    // If nothing had the focus before, Chromium leaves it in the closed field for a moment, which swallows shortcuts.
    field.current?.blur();
  }
  function pick(hit: Hit) {
    close();
    // Storybook ignores shortcuts while a field has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    api.selectStory(hit.id);
    // After the address has the entry: the manager adds the globals to it.
    if (hit.settings.length > 0) api.updateGlobals(Object.assign({}, ...hit.settings.map(({ globals }) => globals)));
  }
  function press(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) setActive((active + step + shown.length) % shown.length);
    else if (event.key === "Enter" && event.target === field.current && chosen) pick(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  }

  return (
    <Frame
      ref={dialog}
      lang="de"
      aria-label={words.name}
      closedby="any"
      onCancel={() => (isClosing.current = true)}
      onClose={() => {
        isClosing.current = false;
        setQuery("");
        setActive(0);
      }}
    >
      <Panel onKeyDown={press}>
        <Head>
          <input
            ref={field}
            role="combobox"
            aria-label={words.query}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && optionId(chosen)}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.query}
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setActive(0);
            }}
          />
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </Head>
        <p role="status">{statusOf({ query, search, hasFailed, shown: shown.length, found: hits.length, without })}</p>
        <List id={`${id}-list`} role="listbox" aria-label={words.list} hidden={shown.length === 0}>
          {shown.map((hit) => (
            <Option
              key={hit.id}
              id={optionId(hit)}
              role="option"
              aria-selected={hit === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(hit)}
            >
              <b>{hit.name}</b>
              <small>{words.kinds[hit.kind]}</small>
              {hit.path.length > 0 && <small>{hit.path.join(" / ")}</small>}
              {hit.settings.length > 0 && <small>{words.settings(hit.settings.map(({ title }) => title))}</small>}
              {hit.code && <code>{breakable(hit.code)}</code>}
            </Option>
          ))}
        </List>
      </Panel>
    </Frame>
  );
}

/** Breaks a path after slashes. */
const breakable = (path: string) =>
  path.split(/(?<=\/)/).map((piece, at) => (
    <React.Fragment key={at}>
      {piece}
      <wbr />
    </React.Fragment>
  ));

/** Loads on first use, and again after the story index changed. */
function useSearch(api: API) {
  const [search, setSearch] = React.useState<Search | null>(null);
  const [hasFailed, setHasFailed] = React.useState(false);
  const isFresh = React.useRef(false);
  React.useEffect(() => {
    const invalidate = () => {
      isFresh.current = false;
    };
    api.on(STORY_INDEX_INVALIDATED, invalidate);
    return () => api.off(STORY_INDEX_INVALIDATED, invalidate);
  }, [api]);
  const load = React.useCallback(() => {
    if (isFresh.current) return;
    isFresh.current = true;
    setHasFailed(false);
    Promise.all([readIndex(), readBeside<SearchData>(SEARCH_DATA)]).then(
      ([entries, data]) => setSearch(() => searchIn(entries, data)),
      () => {
        isFresh.current = false;
        setHasFailed(true);
      },
    );
  }, []);
  return { search, hasFailed, load };
}

type Status = {
  query: string;
  search: Search | null;
  hasFailed: boolean;
  shown: number;
  found: number;
  without: string[];
};

function statusOf({ query, search, hasFailed, shown, found, without }: Status): string {
  if (hasFailed) return words.failed;
  if (query.trim() === "") return words.hint;
  if (!search) return words.loading;
  if (found === 0) return words.none;
  const count = words.count(shown, found);
  return without.length > 0 ? words.without(count, without) : count;
}
