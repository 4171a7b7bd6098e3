import { Diagram } from "./Diagram.tsx";
import { DiagramViewport } from "./DiagramViewport.tsx";
import type { MachineWithLayout } from "./layout/layout.ts";
import { machineAnchor } from "./ledger.ts";
import { StateTable } from "./StateTable.tsx";
import { TransitionTable } from "./TransitionTable.tsx";
import { machineName, words } from "./words.ts";

/** One machine, folded: its diagram and its tables. */
export function Machine(machine: MachineWithLayout) {
  const { id, file } = machine.chart;
  const anchor = machineAnchor(id);
  return (
    <details className="ledger-fold" open={window.location.hash === `#${anchor}`}>
      <summary>
        <h2 id={`${anchor}-name`}>{machineName(id)}</h2>{" "}
        <span>{words.size(machine.states.length, machine.transitions.length)}</span>
      </summary>
      {/* Inside the details: a link to an anchor opens the details around it. */}
      <article id={anchor} aria-labelledby={`${anchor}-name`}>
        <p>
          {words.machine} <code>{id}</code> aus <code>{file}</code>
        </p>
        <div className="ledger-machine">
          <DiagramViewport>
            <Diagram {...machine} />
          </DiagramViewport>
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
