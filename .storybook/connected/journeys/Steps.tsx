import { useEffect, useRef } from "react";
import { addons } from "storybook/preview-api";
import { useStore } from "zustand/react";
import { remountStory } from "#workbench/shared/storybook/globalsEvents.ts";
import { restNext, type Run, type RunStore } from "./run.ts";
import { words } from "./words.ts";

type StepsProps = { run: RunStore; story: string };

/** Everything that the person does and meets on the way: what is over, what goes on now, and where it cannot go on. */
export function Steps({ run, story }: StepsProps) {
  const now = useStore(run);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) showStep(list.current, now.at);
  }, [now.at]);
  function playTo(step: number) {
    restNext(story, step);
    remountStory(addons.getChannel(), story);
  }
  return (
    <section data-workbench="" aria-label={words.steps} className="journey-steps">
      <h2>{words.steps}</h2>
      <p>{words.stepsLead}</p>
      {/* What is added is told; a dialog on the phone makes nothing mute that is live by name. */}
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {now.steps.map((label, place) => {
          const number = place + 1;
          const mark = markOf(now, number);
          return (
            <li key={`${number} ${label}`} data-mark={mark} aria-current={mark === "now" ? "step" : undefined}>
              <button type="button" onClick={() => playTo(number)}>
                <span className="journey-mark" aria-hidden="true">
                  {signs[mark] ?? number}
                </span>
                <span>{label}</span> <small>{words.marks[mark]}</small>
              </button>
              <div className="journey-report">{number === now.at ? <Rest run={run} /> : null}</div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Where the play rests, cannot go on, or has ended. */
function Rest({ run }: Pick<StepsProps, "run">) {
  const stage = useStore(run, (now) => now.stage);
  if (stage === "stuck") return <p className="journey-fact">{words.stuck}</p>;
  if (stage === "finished") return <p className="journey-fact">{words.finished}</p>;
  if (stage !== "resting") return null;
  return (
    <>
      <p className="journey-fact">{words.resting}</p>
      <button type="button" onClick={() => run.setState({ stage: "playing" })}>
        {words.goOn}
      </button>
    </>
  );
}

type Mark = keyof typeof words.marks;

const signs: Partial<Record<Mark, string>> = { done: "✓", stuck: "!" };

function markOf({ at, stage }: Run, step: number): Mark {
  if (step > at) return "ahead";
  if (step < at) return "done";
  if (stage === "playing") return "now";
  return stage === "stuck" ? "stuck" : "done";
}

/** Scrolls the list alone: the phone, and the canvas in its window, stay where they are. */
function showStep(list: HTMLElement, step: number): void {
  const item = list.children[step - 1];
  if (!item) return;
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 3);
}
