import { useStore } from "zustand/react";
import type { FaultRunStore, Said } from "./faultRun.ts";
import { faultRunWords as words, unchangedBy } from "./words.ts";

/** Where the play is, what the screen said under the fault, and what the person did then. */
export function FaultReport({ run }: { run: FaultRunStore }) {
  const { steps, chosen, at, stage, said, isMet, done, isFinished } = useStore(run);
  const label = steps[at - 1] ?? "";
  const isSeen = stage === "shown" || stage === "recovering" || stage === "stuck";
  return (
    <div role="status" className="journey-report">
      {at > 0 && !isFinished && stage !== "stuck" ? <p>{words.at(at, steps.length, label)}</p> : null}
      {chosen && stage === "struck" ? <p>{words.struck(chosen.step)}</p> : null}
      {chosen && isSeen ? <p className="journey-fact">{words.shown(chosen.step)}</p> : null}
      {isSeen && said ? <Screen {...said} /> : null}
      {stage === "shown" ? (
        <button type="button" onClick={() => run.setState({ stage: "recovering" })}>
          {words.goOn}
        </button>
      ) : null}
      {done.length > 0 ? <p>{words.over}</p> : null}
      {done.map((sentence, place) => (
        <p key={`${place} ${sentence}`}>{sentence}</p>
      ))}
      {chosen && stage === "unchanged" ? (
        <p className="journey-fact">
          {isMet ? words.unchanged(chosen.step, unchangedBy(chosen.kind)) : words.notAsked(chosen.step)}
        </p>
      ) : null}
      {stage === "stuck" ? <p className="journey-fact">{words.stuck(at, label)}</p> : null}
      {isFinished ? <p className="journey-fact">{words.finished}</p> : null}
    </div>
  );
}

const Screen = ({ heading, messages }: Said) => (
  <>
    <p>
      {words.heading}: {heading}
    </p>
    {messages.length === 0 ? <p>{words.silent}</p> : null}
    {messages.map((message) => (
      <p key={message}>
        {words.says}: {message}
      </p>
    ))}
  </>
);
