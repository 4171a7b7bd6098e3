import { Clock } from "lucide-react";
import { STORY_CHANGED } from "storybook/internal/core-events";
import { useChannel, useGlobals } from "storybook/manager-api";
import { ToolMenu } from "../ToolMenu.tsx";
import { berlinTime, readFreeTime, instantOf, writeFreeTime, type FreeTime } from "./freeTime.ts";
import { chosenNow, presets, REAL, TIME } from "./presets.ts";
import * as React from "react";

const choices = [
  [REAL, "Echte Zeit"],
  ...Object.entries(presets).map(([name, { title }]) => [name, title] as const),
] as const;

/** The menu *Uhr*: the real time, one of the presets, or any date and time in Berlin. */
export function ClockTool(): React.ReactElement {
  const [globals, update, storyGlobals] = useGlobals();
  const clock: unknown = globals["clock"];
  const [passed, setPassed] = React.useState<string | null>(null);
  useChannel({ [TIME]: setPassed, [STORY_CHANGED]: () => setPassed(null) });
  const now = chosenNow(clock);
  const shown = chosenNow(passed ?? clock);
  const isSet = "clock" in storyGlobals;
  const free = readFreeTime(clock);
  const choose = (next: string) => update({ clock: next });
  return (
    <ToolMenu
      name="Uhr"
      icon={Clock}
      chosen={shown === null ? undefined : `Uhr: ${berlinTime(shown)}`}
      short={shown === null ? undefined : berlinTime(shown).replace(/\d{4}/, "")}
    >
      {isSet && <p>Diese Story stellt ihre Uhr selbst.</p>}
      {choices.map(([name, title]) => (
        <label key={name}>
          <input
            type="radio"
            name="clock"
            checked={name === clock || (name === REAL && now === null)}
            disabled={isSet}
            onChange={() => choose(name)}
          />
          <span>{title}</span>
        </label>
      ))}
      <FreeTimeForm key={String(clock)} start={free ?? { day: "", time: "" }} isDisabled={isSet} onChoose={choose} />
    </ToolMenu>
  );
}

type FreeTimeFormProps = { start: FreeTime; isDisabled: boolean; onChoose: (clock: string) => void };

/**
 * Any date and time. It is applied on submit, not on input: while a year is typed the value of the
 * field is `0002`.
 */
function FreeTimeForm({ start, isDisabled, onChoose }: FreeTimeFormProps): React.ReactElement {
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
