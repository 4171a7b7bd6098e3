import { useState } from "react";
import { addons } from "storybook/preview-api";
import { useStore } from "zustand/react";
import { faultKinds, isFaultKind } from "#app/sandbox/faultKinds.ts";
import { faultWords } from "#app/sandbox/faultWords.ts";
import { askGlobals, playAgain } from "../../experimental/globalsEvents.ts";
import { writeFault } from "./chosenFault.ts";
import type { RunStore } from "../run.ts";
import { faultRunWords as words } from "./words.ts";

/** Which fault strikes at which step. */
export function Faults({ run, story }: { run: RunStore; story: string }) {
  const { steps, chosen } = useStore(run);
  const [kind, setKind] = useState<string>(chosen?.kind ?? "");
  const [step, setStep] = useState(chosen?.step ?? 1);
  function play() {
    askGlobals(addons.getChannel(), { fault: writeFault(isFaultKind(kind) ? { kind, step } : null) });
    playAgain(addons.getChannel(), story);
  }
  return (
    <details data-workbench="" className="journey-faults">
      <summary>{words.title}</summary>
      <label>
        {words.kind}
        <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
          <option value="">{words.none}</option>
          {faultKinds.map((each) => (
            <option key={each} value={each}>
              {faultWords[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.step}
        <select value={step} onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}>
          {steps.map((label, at) => (
            <option key={`${at} ${label}`} value={at + 1}>{`${at + 1}. ${label}`}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={play}>
        {words.play}
      </button>
    </details>
  );
}
