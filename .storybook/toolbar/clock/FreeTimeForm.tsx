import * as React from "react";
import { instantOf, writeFreeTime, type FreeTime } from "./freeTime.ts";

type FreeTimeFormProps = { start: FreeTime; isDisabled: boolean; onChoose: (clock: string) => void };

/**
 * Any date and time. It is applied on submit, not on input: while a year is typed the value of the
 * field is `0002`.
 */
export function FreeTimeForm({ start, isDisabled, onChoose }: FreeTimeFormProps): React.ReactElement {
  const [free, setFree] = React.useState(start);
  const [problem, setProblem] = React.useState(() => (start.day ? problemOf(start) : null));
  const id = React.useId();

  function submit(event: React.FormEvent) {
    event.preventDefault();
    const found = problemOf(free);
    setProblem(found);
    if (found === null) onChoose(writeFreeTime(free));
  }

  const field = (type: "date" | "time", label: string, part: keyof FreeTime) => (
    <label>
      {label}
      <input
        type={type}
        value={free[part]}
        disabled={isDisabled}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ currentTarget: { value } }) => setFree((before) => ({ ...before, [part]: value }))}
      />
    </label>
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Eigene Zeit, in Berlin">
      <p>Eigene Zeit, in Berlin</p>
      {field("date", "Datum", "day")}
      {field("time", "Uhrzeit", "time")}
      <div role="alert" id={id}>
        {problem}
      </div>
      <button type="submit" disabled={isDisabled}>
        Uhr stellen
      </button>
    </form>
  );
}

function problemOf(free: FreeTime): string | null {
  const read = instantOf(free);
  return "problem" in read ? read.problem : null;
}
