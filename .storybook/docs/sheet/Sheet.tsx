import { useCallback, useEffect, useRef, useState, type CSSProperties } from "react";
import { nameOfPart, SHEET_NAME } from "#workbench/shared/titles.ts";
import { Frame, frameOf } from "./Frame.tsx";
import type { Settings } from "./settings.ts";
import { savePicture } from "./savePicture.ts";
import { SheetControls, type Order } from "./SheetControls.tsx";
import { found, phone, type State } from "./states.ts";
import { rowsOf, viewsOf, widthOf } from "./views.ts";
import { words } from "./words.ts";
import "./sheet.css";

/** Two rows of states on a page, with room for their names; of pairs on A4 four in a row. A page is so wide, in px. */
const PAPERS = { A4: { zoom: 0.28, width: 1047 }, A3: { zoom: 0.5, width: 1511 } };
const GAP = 12;

type SheetProps = { screen: string; states: readonly State[]; first: Settings; globals: Record<string, unknown> };

/** Every state of one screen, numbered and on phones. Nobody writes it: the stories are the sheet. */
export function Sheet({ screen, states, first, globals }: SheetProps) {
  const [settings, setSettings] = useState(first);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<Order | null>(null);
  const page = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = found(states, settings.filter);
  const views = viewsOf(settings, globals);
  const frames = shown.flatMap((state) => views.map((view) => frameOf(state, view)));
  const readyFrames = frames.filter((frame) => ready.has(frame)).length;
  const isReady = readyFrames === frames.length;
  const onRendered = useCallback((_id: string, frame: string) => setReady((before) => new Set([...before, frame])), []);
  const onClosed = useCallback(
    (frame: string) => setReady((before) => new Set([...before].filter((each) => each !== frame))),
    [],
  );

  const prepare = useCallback((requested: Order) => {
    setSettings((before) => ({ ...before, loadsAll: true }));
    setOrder(requested);
  }, []);

  // The browser would print at once, without the frames that are still to come.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      page.current?.scrollIntoView();
      prepare("print");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [prepare]);

  useEffect(() => {
    if (order !== "print" || !isReady) return;
    const finish = () => setOrder(null);
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [order, isReady]);

  useEffect(() => {
    if (order !== "picture" || !isReady || !list.current) return;
    void savePicture(list.current, screen).finally(() => setOrder(null));
  }, [order, isReady, screen]);

  const paper = PAPERS[settings.paper];
  const rows = rowsOf(views);
  const [firstRow = []] = rows;
  const width = widthOf(firstRow);
  const printZoom = Math.min(paper.zoom, (paper.width - (firstRow.length - 1) * GAP) / width);

  const change = (next: Partial<Settings>) => setSettings((before) => ({ ...before, ...next }));

  return (
    <main
      ref={page}
      className="sb-unstyled sheet"
      data-ready={isReady || undefined}
      style={{ "--zoom": settings.zoom, "--print-zoom": printZoom } as CSSProperties}
    >
      <style>{`@page { size: ${settings.paper} landscape; margin: 10mm; }`}</style>
      <h1>
        {SHEET_NAME}: {nameOfPart(screen)}
      </h1>
      <p className="sheet-lead">
        {words.lead} {words.inCode} <code lang="en">{screen}</code>
      </p>
      <SheetControls
        settings={settings}
        preparing={order ? { order, ready: readyFrames, all: frames.length } : null}
        onChange={change}
        onOrder={prepare}
      >
        {shown.length === 0 ? words.none : words.count(shown.length, states.length)}
      </SheetControls>
      <ol
        ref={list}
        className="sheet-states"
        style={{ "--widths": `${width}px`, "--gaps": firstRow.length - 1 } as CSSProperties}
      >
        {shown.map((state) => (
          <li
            key={state.id}
            value={state.number}
            className="sheet-state"
            data-wide={settings.widths.length === 0 && state.size.width > phone.width ? "" : undefined}
          >
            <h2>
              <a href={`./?path=/story/${state.id}`} target="_top">
                <span className="sheet-number">{state.number}</span> {state.name}
              </a>
            </h2>
            <p className="sheet-rows">{state.rows.join(", ")}</p>
            <div>
              {rows.map((row) => (
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
    </main>
  );
}
