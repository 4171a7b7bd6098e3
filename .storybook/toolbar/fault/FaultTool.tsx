import { Unplug } from "lucide-react";
import { useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { faultGroups, faultWords } from "#app/sandbox/faultWords.ts";
import { ToolMenu } from "../ToolMenu.tsx";
import { chosenFault, type FaultScope } from "../../shared/address/chosenFault.ts";
import * as React from "react";

const scopes: Record<FaultScope, { title: string; named: string }> = {
  "": { title: "Bei jeder Anfrage", named: "Störung" },
  sending: { title: "Nur beim Senden", named: "Störung beim Senden" },
};

/** The status in the words of a fault. */
const STATUS = /(?<=\()\d{3}(?=\))/;

/** The menu *Störung*: what becomes of the responses of the provider, and of which. Only stories with a provider have it. */
export function FaultTool(): React.ReactElement | null {
  const [globals, update] = useGlobals();
  const { storyId } = useStorybookState();
  const story = useStorybookApi().getData(storyId);
  if (story?.type !== "story" || !story.tags.includes("connected")) return null;
  const { kind: fault, scope: faultScope } = chosenFault(globals);
  const chosen = { fault, faultScope };
  const option = (name: keyof typeof chosen, value: string, title: string) => (
    <label key={value}>
      <input type="radio" name={name} checked={value === chosen[name]} onChange={() => update({ [name]: value })} />
      <span>{title}</span>
    </label>
  );
  return (
    <ToolMenu
      name="Störung"
      icon={Unplug}
      chosen={fault ? `${scopes[faultScope].named}: ${faultWords[fault]}` : undefined}
      short={fault ? `Störung ${STATUS.exec(faultWords[fault])?.[0] ?? "an"}` : undefined}
    >
      {story.args?.faults && <p>Diese Story hat eigene Störungen. Diese gehen vor.</p>}
      {option("fault", "", "Keine Störung")}
      <fieldset>
        <legend>Wann</legend>
        {Object.entries(scopes).map(([scope, { title }]) => option("faultScope", scope, title))}
      </fieldset>
      {faultGroups.map(([title, kinds]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {Object.entries(kinds).map(([kind, words]) => option("fault", kind, words))}
        </fieldset>
      ))}
    </ToolMenu>
  );
}
