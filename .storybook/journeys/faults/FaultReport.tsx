import { useStore } from "zustand/react";
import type { FaultRunStore, Said } from "./faultRun.ts";
import { faultRunWords as words, unchangedBy } from "./words.ts";

/** Where the play is, what the screen said under the fault, and what the person did then. */
export function FaultReport({ run }: { run: FaultRunStore }) {
  const { steps, chosen, at, stage, said, isMet, isDone, done, isFinished } = useStore(run);
  const label = steps[at - 1] ?? "";
  const isPast = stage === "shown" || stage === "recovering" || stage === "stuck";
  const isSeen = isPast && !isUnharmed(isDone, said);
  const isUnchanged = stage === "unchanged" || (isPast && !isSeen);
  return (
    // A dialog on the phone makes nothing mute that is live by name.
    <div role="status" aria-live="polite" className="journey-report">
      {at > 0 && !isFinished && stage !== "stuck" ? <p>{words.at(at, steps.length, label)}</p> : null}
      {chosen && stage === "struck" ? <p>{words.struck(chosen.step)}</p> : null}
      {chosen && isSeen ? <p className="journey-fact">{words.shown(chosen.step)}</p> : null}
      {isSeen && said ? <Screen {...said} isDone={isDone} /> : null}
      {chosen && isUnchanged ? (
        <p className="journey-fact">
          {isMet ? words.unchanged(chosen.step, unchangedBy(chosen.kind)) : words.notAsked(chosen.step)}
        </p>
      ) : null}
      {stage === "shown" ? (
        <button type="button" onClick={() => run.setState({ stage: "recovering" })}>
          {words.goOn}
        </button>
      ) : null}
      {done.length > 0 ? <p>{words.over}</p> : null}
      {done.map((sentence, place) => (
        <p key={`${place} ${sentence}`}>{sentence}</p>
      ))}
      {stage === "stuck" ? <p className="journey-fact">{words.stuck(at, label)}</p> : null}
      {isFinished ? <p className="journey-fact">{words.finished}</p> : null}
    </div>
  );
}

/** The step came to its end, and nobody was told of anything. */
const isUnharmed = (isDone: boolean, said: Said | null) => isDone && said?.messages.length === 0;

const Screen = ({ heading, messages, isDone }: Said & { isDone: boolean }) => (
  <>
    <p>
      {words.heading}: {heading}
    </p>
    {messages.length === 0 && !isDone ? <p>{words.silent}</p> : null}
    {messages.map((message) => (
      <p key={message}>
        {words.says}: {message}
      </p>
    ))}
  </>
);
