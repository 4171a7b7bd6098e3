import * as React from "react";
import type { API } from "storybook/manager-api";
import { NAVIGATE_URL, STORY_INDEX_INVALIDATED } from "../shared/storybook/managerParts.ts";
import { readBeside, readIndex } from "../shared/storybook/storyIndex.ts";
import { replaceSearchField, watchCanvas } from "./replaceSearchField.ts";
import type { Hit } from "./docs.ts";
import { Frame, Head, List, Meant, Option, Panel } from "./parts.ts";
import { SEARCH_DATA, type SearchData } from "./searchData.ts";
import { searchIn, type Search } from "./searchIndex.ts";
import { queryTerms } from "./terms.ts";
import { words } from "./words.ts";

const MAX_HITS = 50;
const MAX_NEAREST = 5;

/** The search of the workbench, a combobox in a dialog. */
export function SearchDialog({ api, id }: { api: API; id: string }) {
  const dialog = React.useRef<HTMLDialogElement>(null);
  const field = React.useRef<HTMLInputElement>(null);
  const isClosing = React.useRef(false);
  const [query, setQuery] = React.useState("");
  const [active, setActive] = React.useState(0);
  const [unfolded, setUnfolded] = React.useState<readonly string[]>([]);
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
  const { hits, without, isApart, meant } = React.useMemo(
    () => search?.(query, current) ?? { hits: [], without: [], isApart: false, meant: [] },
    [search, query, current],
  );
  const isNearest = without.length > 0;
  const shown = hits
    .slice(0, isNearest && !isApart ? MAX_NEAREST : MAX_HITS)
    .flatMap((hit) => (unfolded.includes(hit.id) ? [{ ...hit, others: [] }, ...(hit.others ?? [])] : [hit]));
  const chosen = shown[active];
  const optionId = ({ id: entry }: Hit) => `${id}-${entry}`;
  const chosenId = chosen && optionId(chosen);
  React.useEffect(() => {
    if (chosenId) document.querySelector(`#${CSS.escape(chosenId)}`)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  function close() {
    isClosing.current = true;
    dialog.current?.close();
    // If nothing had the focus before, Chromium leaves it in the closed field for a moment, which swallows shortcuts.
    field.current?.blur();
  }
  function pick(hit: Hit) {
    if (hit.others?.length) return setUnfolded([...unfolded, hit.id]);
    close();
    // Storybook ignores shortcuts while a field has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (hit.anchor === undefined) api.selectStory(hit.id);
    // The canvas hears it, too: the page may be on show already.
    else api.emit(NAVIGATE_URL, addressOf(api, hit));
    // After the address has the entry: the manager adds the globals to it.
    if (hit.settings.length > 0) api.updateGlobals(Object.assign({}, ...hit.settings.map(({ globals }) => globals)));
  }
  function ask(text: string) {
    setQuery(text);
    setActive(0);
    setUnfolded([]);
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
        ask("");
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
            aria-activedescendant={chosenId}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.query}
            value={query}
            onChange={({ currentTarget }) => ask(currentTarget.value)}
          />
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </Head>
        <p role="status" data-nearest={isNearest || undefined}>
          {statusOf({ query, search, hasFailed, hits, without, isApart, meant })}
        </p>
        <Meant hidden={meant.length === 0}>
          {meant.map((near) => (
            <li key={near}>
              <button
                type="button"
                onClick={() => {
                  ask(near);
                  field.current?.focus();
                }}
              >
                {near}
              </button>
            </li>
          ))}
        </Meant>
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
              <small>{hit.others?.length ? words.screens(hit.others.length + 1) : words.kinds[hit.kind]}</small>
              {hit.path.length > 0 && <small>{pathOf(hit)}</small>}
              {hit.about && <small>{hit.about}</small>}
              {hit.settings.length > 0 && <small>{words.settings(hit.settings.map(({ title }) => title))}</small>}
              {hit.code && !hit.others?.length && <code>{breakable(hit.code)}</code>}
            </Option>
          ))}
        </List>
      </Panel>
    </Frame>
  );
}

/** Of a heading. */
function addressOf(api: API, { id, anchor }: Hit): string {
  const [page = ""] = id.split("#");
  const { managerHref } = api.getStoryHrefs(page, { viewMode: "docs" });
  return `${new URL(managerHref, window.location.href).search}#${anchor}`;
}

/** Where it is; of equal states the screens that have it. */
const pathOf = ({ path, others }: Hit) =>
  others?.length
    ? [path, ...others.map((other) => other.path)].map((each) => each.at(-1)).join(", ")
    : path.join(" / ");

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

type Status = ReturnType<Search> & { query: string; search: Search | null; hasFailed: boolean };

function statusOf({ query, search, hasFailed, hits, without, isApart, meant }: Status): string {
  if (hasFailed) return words.failed;
  if (query.trim() === "") return words.hint;
  if (!search) return words.loading;
  if (hits.length === 0) return meant.length > 0 ? words.meant : words.none;
  if (isApart) return words.apart(queryTerms(query).length);
  return without.length > 0 ? words.nearest(without) : words.count(Math.min(hits.length, MAX_HITS), hits.length);
}
