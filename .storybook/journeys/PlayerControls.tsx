import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import type { Step } from "./journey.ts";
import type { RunState } from "./run/createRun.ts";
import { words } from "./words.ts";

type PlayerControlsProps = {
  state: RunState;
  steps: readonly Step[];
  fault: FaultKind | null;
  onPlay: () => void;
  onNext: () => void;
  onHalt: () => void;
  onAgain: () => void;
  onFault: (fault: FaultKind | null) => void;
};

export function PlayerControls({ state, steps, fault, onPlay, onNext, onHalt, onAgain, onFault }: PlayerControlsProps) {
  const isReady = state.kind === "ready";
  return (
    <>
      <div role="group" aria-label={words.controls} className="journey-controls">
        {state.kind === "playing" ? (
          <Control label={words.halt} isMain onPress={onHalt} />
        ) : (
          <Control label={words.play} isMain isOff={!isReady} onPress={onPlay} />
        )}
        <Control label={words.next} isOff={!isReady} onPress={onNext} />
        <Control label={words.again} onPress={onAgain} />
        <label>
          <span>{words.fault}</span>
          <select
            value={fault ?? ""}
            onChange={({ currentTarget }) => onFault((currentTarget.value || null) as FaultKind | null)}
          >
            {Object.entries(words.faults).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="journey-status">
        {said(state, steps)}
      </p>
      {state.kind === "stopped" && (
        <div role="alert" className="journey-stop">
          <strong>{words.stopped(state.at + 1, steps[state.at]?.say ?? "")}</strong>
          <p>{state.reason}</p>
        </div>
      )}
    </>
  );
}

function said(state: RunState, steps: readonly Step[]): string {
  const { kind, at } = state;
  switch (kind) {
    case "starting":
      return words.starting;
    case "ready":
      return at === 0 ? words.ready(steps.length) : words.paused(at + 1, steps.length);
    case "playing":
      return words.playing(at + 1, steps.length, steps[at]?.say ?? "");
    case "ended":
      return words.ended(steps.length);
    case "stopped":
      return "";
  }
}

type ControlProps = { label: string; isMain?: boolean; isOff?: boolean; onPress: () => void };

const Control = ({ label, isMain, isOff, onPress }: ControlProps) => (
  <button
    type="button"
    data-main={isMain ? "" : undefined}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    {label}
  </button>
);
