import { ledger } from "virtual:ledger";
import { Counts } from "./Counts.tsx";
import { Machine } from "./Machine.tsx";
import { StoryLinks } from "./StoryLinks.tsx";
import { words } from "./words.ts";
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
