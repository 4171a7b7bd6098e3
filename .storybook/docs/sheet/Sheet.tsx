import { useCallback, useEffect, useRef, useState, type CSSProperties } from "react";
import { version } from "virtual:version";
import { usePageQuery } from "#workbench/shared/address/pageQuery.ts";
import { AnchorLink } from "#workbench/shared/AnchorLink.tsx";
import { nameOfPart, SHEET_NAME } from "#workbench/shared/titles.ts";
import { Frame, frameOf } from "./Frame.tsx";
import { inAddress, type Settings } from "./settings.ts";
import { savePicture } from "./savePicture.ts";
import { SheetControls, type Order } from "./SheetControls.tsx";
import { found, phone, type State } from "./states.ts";
import { columnsOf, fileNameOf, printZoomOf, rowsOf, shownIn, viewsOf, viewsOfState, widthOf } from "./views.ts";
import { words } from "./words.ts";
import "./sheet.css";

/** From how many states on there is a list to jump by. */
const MANY = 7;

type SheetProps = { screen: string; states: readonly State[]; first: Settings; globals: Record<string, unknown> };

/** Every state of one screen, numbered and on phones. Nobody writes it: the stories are the sheet. */
export function Sheet({ screen, states, first, globals }: SheetProps) {
  const [settings, setSettings] = useState(first);
  usePageQuery(screen, inAddress(settings));
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<Order | null>(null);
  /** Where the page was before it is printed. */
  const place = useRef(0);
  const [day] = useState(() => new Date());
  const list = useRef<HTMLOListElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(list.current?.offsetWidth ?? 0));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const shown = found(states, settings.filter);
  const views = viewsOf(settings, globals);
  const frames = shown.flatMap((state) => viewsOfState(state, settings, globals).map((view) => frameOf(state, view)));
  const readyFrames = frames.filter((frame) => ready.has(frame)).length;
  const isReady = readyFrames === frames.length;
  const onRendered = useCallback((_id: string, frame: string) => setReady((before) => new Set([...before, frame])), []);
  const onClosed = useCallback(
    (frame: string) => setReady((before) => new Set([...before].filter((each) => each !== frame))),
    [],
  );

  const prepare = useCallback((requested: Order) => {
    place.current = window.scrollY;
    setSettings((before) => ({ ...before, loadsAll: true }));
    setOrder(requested);
  }, []);

  // The browser would print at once, without the frames that are still to come.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      prepare("print");
    };
    // The keys are also pressed in the sidebar.
    const windows = new Set([window, window.parent]);
    for (const each of windows) each.addEventListener("keydown", onKeyDown);
    return () => {
      for (const each of windows) each.removeEventListener("keydown", onKeyDown);
    };
  }, [prepare]);

  useEffect(() => {
    if (order !== "print" || !isReady) return;
    const finish = () => {
      setOrder(null);
      window.scrollTo({ top: place.current, behavior: "instant" });
    };
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [order, isReady]);

  useEffect(() => {
    if (order !== "picture" || !isReady || !list.current) return;
    void savePicture(list.current, fileNameOf(nameOfPart(screen), settings)).finally(() => setOrder(null));
  }, [order, isReady, screen, settings]);

  const filter = settings.filter.trim();
  const printed = [
    words.printed(day),
    version,
    ...settingsOf(settings),
    ...(filter ? [words.filtered(filter, words.count(shown.length, states.length))] : []),
  ];
  const rows = rowsOf(views);
  const [firstRow = []] = rows;
  const wide = firstRow.length === 1 ? "alone" : "paired";
  const printZoom = printZoomOf({ rows, states: shown.length, paper: settings.paper });

  const change = (next: Partial<Settings>) => setSettings((before) => ({ ...before, ...next }));

  return (
    <main
      className="sb-unstyled sheet"
      data-ready={isReady || undefined}
      style={{ "--zoom": settings.zoom, "--print-zoom": printZoom } as CSSProperties}
    >
      <style>{`@page { size: ${settings.paper} landscape; margin: 10mm; }`}</style>
      <h1>
        {SHEET_NAME}: {nameOfPart(screen)}
      </h1>
      <p className="sheet-lead">
        {words.lead} {words.inCode} <code lang="en">{screen}</code>.
      </p>
      <p className="sheet-paper">
        {printed.filter(Boolean).join(" · ")}
        {isReady ? null : <strong> {words.unready(readyFrames, frames.length)}</strong>}
      </p>
      <SheetControls
        settings={settings}
        hasStates={shown.length > 0}
        preparing={order ? { order, ready: readyFrames, all: frames.length } : null}
        onChange={change}
        onOrder={prepare}
      >
        {shown.length === 0 ? words.none : words.count(shown.length, states.length)}
      </SheetControls>
      <div className="sheet-body">
        <Jumps key={String(settings.widths.length > 1)} states={shown} isFolded={settings.widths.length > 1} />
        <ol
          ref={list}
          className="sheet-states"
          data-rows={settings.showsRows || undefined}
          style={{ "--widths": `${widthOf(firstRow)}px`, "--gaps": firstRow.length - 1 } as CSSProperties}
        >
          {shown.map((state) => (
            <li
              key={state.id}
              id={anchorOf(state)}
              value={state.number}
              className="sheet-state"
              data-wide={state.size.width <= phone.width ? undefined : wide}
              style={
                {
                  "--columns": columnsOf({ width: state.size.width, frames: firstRow, zoom: settings.zoom, room }),
                } as CSSProperties
              }
            >
              <h2>
                <a href={`./?path=/story/${state.id}`} target="_top">
                  <span className="sheet-number">{state.number}</span> {state.name}
                </a>
              </h2>
              {settings.showsRows ? <p className="sheet-rows">{state.rows.join(", ")}</p> : null}
              <div>
                {rowsOf(viewsOfState(state, settings, globals)).map((row) => (
                  <div key={row[0]?.name} className="sheet-views">
                    {row.map((view) => (
                      <div key={frameOf(state, view)}>
                        {view.name ? <p className="sheet-view">{view.name}</p> : null}
                        <Frame
                          state={state}
                          view={view}
                          isFull={settings.isFull}
                          loadsAll={settings.loadsAll}
                          onRendered={onRendered}
                          onClosed={onClosed}
                        />
                      </div>
                    ))}
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </main>
  );
}

const anchorOf = ({ number }: State) => `zustand-${number}`;

function settingsOf(settings: Settings): string[] {
  const { theme, locale, widths } = shownIn(settings);
  return [
    words.both(theme),
    words.both(locale),
    ...(widths.length > 0 ? [words.wide(words.both(widths.map(String)))] : []),
  ];
}

/** `isFolded`: two widths need the room beside the list. */
type JumpsProps = { states: readonly State[]; isFolded: boolean };

/** Leads to each state of a long sheet; beside it where there is room. */
function Jumps({ states, isFolded }: JumpsProps) {
  const [isWide] = useState(() => window.matchMedia("(min-width: 60rem)").matches);
  if (states.length < MANY) return null;
  return (
    <details className="sheet-jumps" open={isWide && !isFolded}>
      <summary>{words.jump}</summary>
      <ol>
        {states.map((state) => (
          <li key={state.id} value={state.number}>
            <AnchorLink anchor={anchorOf(state)}>{state.name}</AnchorLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
