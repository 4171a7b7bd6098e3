import { useEffect, useRef, useState } from "react";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import type { Journey } from "./journey.ts";
import { Mails } from "./Mails.tsx";
import { createRun, type Run, type RunState } from "./run/createRun.ts";
import { PlayerControls } from "./PlayerControls.tsx";
import { StepList } from "./StepList.tsx";
import { words } from "./words.ts";
import "./journeys.css";

const starting: RunState = { kind: "starting", at: 0, messages: [] };

/** The app on a phone, and beside it the steps of a path, which a visible hand plays. */
export function Player({ journey, theme }: { journey: Journey; theme: "light" | "dark" }) {
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const light = useRef(theme);
  const [run, setRun] = useState<Run | null>(null);
  const [state, setState] = useState(starting);
  const [order, setOrder] = useState<{ fault: FaultKind | null }>({ fault: null });

  useEffect(() => {
    if (!box.current || !mark.current) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const next = createRun(journey, { box: box.current, mark: mark.current, isCalm, theme: light.current, ...order });
    const forget = next.state.subscribe(() => setState(next.state.getState()));
    setState(starting);
    setRun(next);
    void next.start();
    return () => {
      forget();
      next.close();
    };
  }, [journey, order]);

  useEffect(() => {
    light.current = theme;
    run?.light(theme);
  }, [run, theme]);

  return (
    <main className="sb-unstyled journey">
      <div className="journey-phone">
        <div ref={box} className="journey-page" />
        <div ref={mark} className="journey-pointer" aria-hidden="true" />
      </div>
      <div className="journey-side">
        <div className="journey-head">
          <h1>{journey.title}</h1>
          <p className="journey-lead">{journey.lead}</p>
          <PlayerControls
            state={state}
            steps={journey.steps}
            fault={order.fault}
            onPlay={() => void run?.play()}
            onNext={() => void run?.play(1)}
            onHalt={() => run?.halt()}
            onAgain={() => setOrder((before) => ({ ...before }))}
            onFault={(fault) => setOrder({ fault })}
          />
        </div>
        <StepList steps={journey.steps} state={state} />
        <Mails messages={state.messages} />
        <p className="journey-person">{words.hint}</p>
      </div>
    </main>
  );
}
