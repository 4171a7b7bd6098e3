import * as React from "react";
import { useGlobals } from "storybook/manager-api";
import { Select } from "../experimental/managerParts.ts";
import { modeNames, modes, readModes, writeModes, type Mode } from "./modes.ts";

const viewportOf = (value: string) => ({ value, isRotated: false });

/** The menu *Belastung*: any modes together. 320 px is the size of the canvas, shared with the menu of sizes. */
export function StressTool(): React.ReactElement {
  const [globals, update, storyGlobals] = useGlobals();
  const viewport = (globals.viewport as { value?: string } | undefined)?.value;
  const isSmall = viewport === "small";
  const hasOwnSize = "viewport" in storyGlobals;
  const chosen: Mode[] = [...readModes(globals.stress), ...(isSmall ? (["small"] as const) : [])];

  function choose(next: readonly Mode[]) {
    const wantsSmall = next.includes("small");
    update({
      stress: writeModes(next.filter((mode) => mode !== "small")),
      ...(wantsSmall === isSmall ? {} : { viewport: viewportOf(wantsSmall ? "small" : "phone") }),
    });
  }

  return (
    <Select
      multiSelect
      key={chosen.join()}
      ariaLabel="Belastung"
      icon={<Weight />}
      defaultOptions={chosen}
      resetLabel="Keine Belastung"
      onReset={() => choose([])}
      onSelect={(mode) => choose([...chosen, mode as Mode])}
      onDeselect={(mode) => choose(chosen.filter((other) => other !== mode))}
      options={modeNames.map((value) => ({
        value,
        title: modes[value].title,
        description: value === "small" && hasOwnSize ? "Diese Geschichte legt ihre Größe selbst fest." : undefined,
      }))}
    >
      Belastung
    </Select>
  );
}

const Weight = () => (
  <svg aria-hidden="true" viewBox="0 0 14 14" width="14" height="14" fill="currentColor">
    <path d="M7 1a2 2 0 0 1 1.7 3H11l2 9H1l2-9h2.3A2 2 0 0 1 7 1Zm0 1a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM3.8 5l-1.5 7h9.4l-1.5-7Z" />
  </svg>
);
