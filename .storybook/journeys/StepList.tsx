import { useEffect, useRef } from "react";
import type { Step } from "./journey.ts";
import type { RunState } from "./run/createRun.ts";
import { words } from "./words.ts";

type Progress = "done" | "current" | "failed" | "open";

/** What a person does and what happens by itself, with the names that the charts have for it. */
export function StepList({ steps, state }: { steps: readonly Step[]; state: RunState }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[state.at]?.scrollIntoView({ block: "nearest" });
  }, [state.at]);
  return (
    <section aria-label={words.steps} className="journey-steps">
      <ol ref={list}>
        {steps.map((step, at) => {
          const progress = progressOf(at, state);
          const isHere = at === state.at;
          return (
            <li
              key={`${at} ${step.say}`}
              data-progress={progress}
              data-by-itself={step.does ? undefined : ""}
              aria-current={isHere && progress !== "open" ? "step" : undefined}
            >
              <span className="journey-say">
                {step.say}
                {progress !== "open" && <span className="journey-progress">{words.progress[progress]}</span>}
              </span>
              <Chart {...step} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function progressOf(at: number, state: RunState): Progress {
  if (at < state.at) return "done";
  if (at > state.at) return "open";
  if (state.kind === "stopped") return "failed";
  return state.kind === "playing" ? "current" : "open";
}

const Chart = ({ event, states = [] }: Step) =>
  event === undefined ? null : (
    <span className="journey-chart" lang="en">
      <code>{event}</code>
      {states.map((id) => (
        <code key={id}>→ {id}</code>
      ))}
    </span>
  );
