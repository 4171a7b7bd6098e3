import { Gauge } from "lucide-react";
import * as React from "react";
import { useGlobals } from "storybook/manager-api";
import { ToolMenu } from "../ToolMenu.tsx";
import { modeNames, modes, readModes, writeModes, type Mode } from "./modes.ts";

const viewportOf = (value: string) => ({ value, isRotated: false });

/** The menu *Belastung*: any modes together. 320 px is the size of the canvas, shared with the menu of sizes. */
export function StressTool(): React.ReactElement {
  const [globals, update, storyGlobals] = useGlobals();
  const isSmall = (globals.viewport as { value?: string } | undefined)?.value === "small";
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
    <ToolMenu name="Belastung" icon={Gauge} chosen={chosen.length > 0 ? `Belastung (${chosen.length})` : undefined}>
      {modeNames.map((mode) => (
        <label key={mode}>
          <input
            type="checkbox"
            checked={chosen.includes(mode)}
            disabled={mode === "small" && hasOwnSize}
            onChange={({ currentTarget }) =>
              choose(currentTarget.checked ? [...chosen, mode] : chosen.filter((other) => other !== mode))
            }
          />
          <span>
            {modes[mode].title}
            <small>
              {mode === "small" && hasOwnSize ? "Diese Story legt ihre Größe selbst fest." : modes[mode].description}
            </small>
          </span>
        </label>
      ))}
      <button type="button" onClick={() => choose([])}>
        Belastung aufheben
      </button>
    </ToolMenu>
  );
}
