import { Diagram } from "./Diagram.tsx";
import { Drawing } from "./Drawing.tsx";
import type { DrawnMachine } from "./ledger.ts";
import { machinePlace } from "./places.ts";
import { StateTable } from "./StateTable.tsx";
import { TransitionTable } from "./TransitionTable.tsx";
import { machineName, sizeOf, words } from "./words.ts";

/** One machine, folded: drawn, and in words beside it. */
export function Machine(machine: DrawnMachine) {
  const { id, file } = machine.chart;
  const place = machinePlace(id);
  return (
    <details className="ledger-fold" open={window.location.hash === `#${place}`}>
      <summary>
        <h2 id={`${place}-name`}>{machineName(id)}</h2>{" "}
        <span>{sizeOf(machine.states.length, machine.transitions.length)}</span>
      </summary>
      {/* A link to a place within opens what is folded around it. */}
      <article id={place} aria-labelledby={`${place}-name`}>
        <p>
          {words.machine} <code>{id}</code> aus <code>{file}</code>
        </p>
        <div className="ledger-machine">
          <Drawing>
            <Diagram {...machine} />
          </Drawing>
          <StateTable {...machine} />
        </div>
        <details>
          <summary>
            {machine.transitions.length} {words.transitions}
          </summary>
          <TransitionTable {...machine} />
        </details>
      </article>
    </details>
  );
}
