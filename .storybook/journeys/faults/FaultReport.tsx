import { useStore } from "zustand/react";
import { faultWords } from "#app/sandbox/faultWords.ts";
import type { RunStore, Said } from "../run.ts";
import { words as journey } from "../words.ts";
import { faultRunWords as words, unchangedBy } from "./words.ts";

/** At the step that a fault strikes: what the person reads under it, and what the person does then. */
export function FaultReport({ run }: { run: RunStore }) {
  const { chosen, stage, said, isMet, isDone, done, isFinished } = useStore(run);
  const isWaiting = stage === "struck" && said === null;
  if (!chosen || !(isWaiting || said)) return null;
  const isHarmless = !isMet || (isDone && said?.messages.length === 0);
  return (
    <>
      <p className="journey-fact">{words.fault(faultWords[chosen.kind])}</p>
      {isWaiting ? <p>{words.struck}</p> : null}
      {said && isHarmless ? <p>{isMet ? words.unchanged(unchangedBy(chosen.kind)) : words.notAsked}</p> : null}
      {said && !isHarmless ? <Screen {...said} /> : null}
      {stage === "shown" ? (
        <button type="button" onClick={() => run.setState({ stage: "recovering" })}>
          {words.goOn}
        </button>
      ) : null}
      {done.length > 0 ? <p>{words.over}</p> : null}
      {done.map((sentence, place) => (
        <p key={`${place} ${sentence}`}>{sentence}</p>
      ))}
      {isFinished ? <p className="journey-fact">{journey.finished}</p> : null}
    </>
  );
}

const Screen = ({ heading, messages }: Said) =>
  messages.length === 0 ? (
    <p>{words.silent(heading)}</p>
  ) : (
    <>
      <p>{words.reads(heading)}</p>
      {messages.map((message) => (
        <blockquote key={message}>{message}</blockquote>
      ))}
    </>
  );
