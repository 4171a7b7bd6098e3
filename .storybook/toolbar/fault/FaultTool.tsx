import { useGlobals, useStorybookApi, useStorybookState } from "storybook/manager-api";
import { isFaultKind } from "#app/sandbox/faultKinds.ts";
import { faultGroups, faultWords } from "#app/sandbox/faultWords.ts";
import { ToolMenu } from "../ToolMenu.tsx";
import * as React from "react";

/** The menu *Störung*: what becomes of all responses of the provider. Only stories with a provider have it. */
export function FaultTool(): React.ReactElement | null {
  const [{ fault }, update] = useGlobals();
  const { storyId } = useStorybookState();
  const story = useStorybookApi().getData(storyId);
  if (story?.type !== "story" || !story.tags.includes("connected")) return null;
  const chosen = isFaultKind(fault) ? fault : "";
  const option = (kind: string, title: string) => (
    <label key={kind}>
      <input type="radio" name="fault" checked={kind === chosen} onChange={() => update({ fault: kind })} />
      <span>{title}</span>
    </label>
  );
  return (
    <ToolMenu name="Störung" chosen={chosen ? `Störung: ${faultWords[chosen]}` : undefined}>
      {story.args?.faults && <p>Diese Story hat eigene Störungen. Diese gehen vor.</p>}
      {option("", "Keine Störung")}
      {faultGroups.map(([title, kinds]) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {Object.entries(kinds).map(([kind, words]) => option(kind, words))}
        </fieldset>
      ))}
    </ToolMenu>
  );
}
