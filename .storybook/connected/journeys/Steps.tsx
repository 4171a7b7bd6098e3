import { useEffect, useRef } from "react";
import { addons } from "storybook/preview-api";
import { useStore } from "zustand/react";
import { remountStory } from "#workbench/shared/storybook/globalsEvents.ts";
import { choosePace, fullLabel, NEVER, restNext, type Run, type RunStore } from "./run.ts";
import { words } from "./words.ts";

type StepsProps = { run: RunStore; story: string };

/** Everything that the person does and meets on the way: what is over, what goes on now, and where it cannot go on. */
export function Steps({ run, story }: StepsProps) {
  const now = useStore(run);
  const list = useRef<HTMLOListElement>(null);
  const { at } = now;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    showStep(box, at);
    // A mail that comes takes of the list's height; where the play rests, the step says so.
    const observer = new ResizeObserver(() => showStep(box, at));
    for (const each of [box, box.children[at - 1]]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [at]);
  function playTo(step: number) {
    restNext(story, step);
    remountStory(addons.getChannel(), story);
  }
  return (
    // A dialog of the app leaves in reach what holds notices: the play goes on from there, too.
    <section data-workbench="" data-notices="" aria-label={words.steps} className="journey-steps">
      <h2>{words.steps}</h2>
      <Player run={run} onRestart={() => playTo(0)} />
      <p>{words.stepsLead}</p>
      {/* What is added is told. */}
      <ol ref={list} aria-live="polite" aria-relevant="additions">
        {now.steps.map((step, place) => {
          const { label, where } = step;
          const number = place + 1;
          const mark = markOf(now, number);
          return (
            <li key={`${number} ${label}`} data-mark={mark} aria-current={mark === "now" ? "step" : undefined}>
              <button type="button" onClick={() => playTo(number)}>
                <span className="journey-mark" aria-hidden="true">
                  {signs[mark] ?? number}
                </span>
                <span>{unbroken(fullLabel(step))}</span> {where && <small>{words.where[where]} </small>}
                <small className="journey-said">{words.marks[mark]}</small>
              </button>
              <div className="journey-report">{number === now.at ? <Rest run={run} /> : null}</div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A word with a hyphen, such as Check-in, stays on one line. */
const unbroken = (label: string) =>
  label.split(/(\S*-\S*)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="journey-word">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Starts and pauses the play, plays one step, and sets its pace. */
function Player({ run, onRestart }: Pick<StepsProps, "run"> & { onRestart: () => void }) {
  const { stage, at, pace } = useStore(run);
  const isOver = stage === "finished" || stage === "stuck";
  const pause = { label: words.pause, press: () => run.setState({ restAfter: at }) };
  const start = {
    label: at === 0 ? words.start : words.goOn,
    press: () => run.setState({ stage: "playing", restAfter: NEVER }),
  };
  const { label, press } = isOver ? { label: words.again, press: onRestart } : stage === "playing" ? pause : start;
  return (
    <div role="group" aria-label={words.play} className="journey-player">
      <button type="button" onClick={press}>
        {label}
      </button>
      <button
        type="button"
        aria-disabled={stage !== "resting"}
        onClick={() => stage === "resting" && run.setState({ stage: "playing", restAfter: at + 1 })}
      >
        {words.forward}
      </button>
      <label>
        {words.pace}{" "}
        <select value={pace} onChange={({ currentTarget }) => choosePace(run, Number(currentTarget.value))}>
          {paces.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The slowest first. */
const paces = Object.entries(words.paces).toSorted(([a], [b]) => Number(b) - Number(a));

const facts: Partial<Record<Run["stage"], string>> = {
  stuck: words.stuck,
  finished: words.finished,
  resting: words.resting,
};

/** Where the play rests, cannot go on, or has ended. */
function Rest({ run }: Pick<StepsProps, "run">) {
  const fact = useStore(run, ({ stage }) => facts[stage]);
  return fact === undefined ? null : <p className="journey-fact">{fact}</p>;
}

type Mark = keyof typeof words.marks;

const signs: Partial<Record<Mark, string>> = { done: "✓", stuck: "!" };

function markOf({ at, stage }: Run, step: number): Mark {
  if (step > at) return "ahead";
  if (step < at) return "done";
  if (stage === "playing") return "now";
  return stage === "stuck" ? "stuck" : "done";
}

/**
 * Scrolls the list alone, the step above its end that fades: the phone, and the canvas in its window, stay where they are.
 * What is shown begins with a whole step, for which the last one gets room below it.
 */
function showStep(list: HTMLElement, step: number): void {
  const items = [...list.children].filter((each) => each instanceof HTMLElement);
  const [item, last] = [items[step - 1], items.at(-1)];
  if (!item || !last) return;
  const free = list.clientHeight - item.offsetHeight;
  const fade = Number.parseFloat(getComputedStyle(list).paddingBottom);
  const above = Math.max(0, Math.min(free / 3, free - fade));
  const end = last.offsetTop + last.offsetHeight + fade;
  const wanted = Math.min(item.offsetTop - above, end - list.clientHeight);
  const start = items.find(({ offsetTop }) => offsetTop >= wanted)?.offsetTop ?? 0;
  last.style.marginBlockEnd = `${Math.max(0, start + list.clientHeight - end)}px`;
  list.scrollTop = start;
}
