import { useCallback, useEffect, useState, type CSSProperties } from "react";
import { nameOfPart, SHEET_NAME } from "#workbench/shared/titles.ts";
import { Frame, frameOf } from "./Frame.tsx";
import type { Settings } from "./settings.ts";
import { SheetControls } from "./SheetControls.tsx";
import { found, phone, type State } from "./states.ts";
import { viewsOf, widthOf } from "./views.ts";
import { words } from "./words.ts";
import "./sheet.css";

/** Two rows of states on a page, with room for their names; of pairs on A4 four in a row. */
const PRINT_ZOOMS = { A4: 0.28, A3: 0.5 };

type SheetProps = { screen: string; states: readonly State[]; first: Settings; globals: Record<string, unknown> };

/** Every state of one screen, numbered and on phones. Nobody writes it: the stories are the sheet. */
export function Sheet({ screen, states, first, globals }: SheetProps) {
  const [settings, setSettings] = useState(first);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const [isPreparing, setPreparing] = useState(false);
  const shown = found(states, settings.filter);
  const views = viewsOf(settings, globals);
  const frames = shown.flatMap((state) => views.map((view) => frameOf(state, view)));
  const readyFrames = frames.filter((frame) => ready.has(frame)).length;
  const isReady = readyFrames === frames.length;
  const onRendered = useCallback((_id: string, frame: string) => setReady((before) => new Set([...before, frame])), []);

  useEffect(() => {
    if (!isPreparing || !isReady) return;
    const finish = () => setPreparing(false);
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [isPreparing, isReady]);

  function change(next: Partial<Settings>) {
    setSettings((before) => ({ ...before, ...next }));
  }

  return (
    <main
      className="sb-unstyled sheet"
      data-ready={isReady || undefined}
      style={{ "--zoom": settings.zoom, "--print-zoom": PRINT_ZOOMS[settings.paper] } as CSSProperties}
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
        preparing={isPreparing ? { ready: readyFrames, all: frames.length } : null}
        onChange={change}
        onPrint={() => {
          change({ loadsAll: true });
          setPreparing(true);
        }}
      >
        {shown.length === 0 ? words.none : words.count(shown.length, states.length)}
      </SheetControls>
      <ol
        className="sheet-states"
        style={{ "--widths": `${widthOf(views)}px`, "--gaps": views.length - 1 } as CSSProperties}
      >
        {shown.map((state) => (
          <li
            key={state.id}
            value={state.number}
            className="sheet-state"
            data-wide={state.size.width > phone.width ? "" : undefined}
          >
            <h2>
              <a href={`./?path=/story/${state.id}`} target="_top">
                <span className="sheet-number">{state.number}</span> {state.name}
              </a>
            </h2>
            <p className="sheet-rows">{state.rows.join(", ")}</p>
            <div className="sheet-views">
              {views.map((view) => (
                <div key={frameOf(state, view)}>
                  {view.name ? <p className="sheet-view">{view.name}</p> : null}
                  <Frame
                    state={state}
                    view={view}
                    isFull={settings.isFull}
                    loadsAll={settings.loadsAll}
                    onRendered={onRendered}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </main>
  );
}
