import * as React from "react";
import { useGlobals } from "storybook/manager-api";
import { ToolMenu } from "../ToolMenu.tsx";
import { FreeTimeForm } from "./FreeTimeForm.tsx";
import { berlinTime, readFreeTime } from "./freeTime.ts";
import { chosenNow, presets, REAL } from "./presets.ts";

const choices = [
  [REAL, "Echte Zeit"],
  ...Object.entries(presets).map(([name, { title }]) => [name, title] as const),
] as const;

/** The menu *Uhr*: the real time, one of the presets, or any date and time in Berlin. */
export function ClockTool(): React.ReactElement {
  const [globals, update, storyGlobals] = useGlobals();
  const clock: unknown = globals["clock"];
  const now = chosenNow(clock);
  const isSet = "clock" in storyGlobals;
  const free = readFreeTime(clock);
  const choose = (next: string) => update({ clock: next });
  return (
    <ToolMenu name="Uhr" chosen={now === null ? undefined : `Uhr: ${berlinTime(now)}`}>
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
