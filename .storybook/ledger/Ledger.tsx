import { ledger } from "virtual:ledger";
import { StoryLinks } from "./StoryLinks.tsx";
import { words, machineName } from "./words.ts";
import { isUnshown, isUntested, type Ledger, machineAnchor } from "./ledger.ts";
import { Diagram } from "./Diagram.tsx";
import { DiagramViewport } from "./DiagramViewport.tsx";
import type { MachineWithLayout } from "./layout/layout.ts";
import { StateTable } from "./StateTable.tsx";
import { TransitionTable } from "./TransitionTable.tsx";
import "./ledger.css";

/** Every machine with its states and transitions, the stories that show them and the tests that take them. */
export function Ledger() {
  const { machines, gaps, unassigned } = ledger;
  const screens = unassigned.filter(({ title }) => title.startsWith("screens/"));
  return (
    <section className="sb-unstyled ledger">
      <Counts {...ledger} />
      {gaps.length > 0 ? (
        <div role="group" aria-label={words.gaps} className="ledger-gaps">
          <strong>{words.gaps}</strong>
          <ul lang="en">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="ledger-complete">{words.noGaps}</p>
      )}
      <div className="ledger-folds">
        {machines.map((machine) => (
          <Machine key={machine.chart.id} {...machine} />
        ))}
      </div>
      {screens.length > 0 && (
        <details>
          <summary>{words.unassigned(screens.length)}</summary>
          <p>{words.unassignedHint}</p>
          <StoryLinks stories={screens} />
        </details>
      )}
    </section>
  );
}

function Counts({ machines, rows }: Pick<Ledger, "machines" | "rows">) {
  const states = machines.flatMap((machine) => machine.states);
  const visible = states.filter(({ passing }) => !passing);
  const figures: [gaps: boolean[], text: string][] = [
    [visible.map(isUnshown), words.statesShown],
    [machines.flatMap(({ transitions }) => transitions.map(isUntested)), words.transitionsTested],
    [rows.map(({ stories }) => stories.length === 0), words.rowsCovered],
  ];
  return (
    <>
      <ul className="page-figures">
        {figures.map(([gaps, text]) => (
          <li key={text}>
            <strong>{words.share(gaps.filter((isGap) => !isGap).length, gaps.length)}</strong> {text}
          </li>
        ))}
      </ul>
      <p>{words.passing(states.length - visible.length)}</p>
    </>
  );
}

/** One machine, folded: its diagram and its tables. */
function Machine(machine: MachineWithLayout) {
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
