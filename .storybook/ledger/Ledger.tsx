import { ledger } from "virtual:ledger";
import { Counts } from "./Counts.tsx";
import { Machine } from "./Machine.tsx";
import { machinePlace } from "./places.ts";
import { Silent } from "./Silent.tsx";
import { machineName, words } from "./words.ts";
import "./ledger.css";
import { PlaceLink } from "../docs/PlaceLink.tsx";

/** Every machine with its states and transitions, the stories that show them and the tests that walk them. */
export function Ledger() {
  const { machines, gaps } = ledger;
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
        <p>{words.noGaps}</p>
      )}
      <Silent {...ledger} />
      <nav aria-label={words.machine}>
        <ul>
          {machines.map(({ chart: { id } }) => (
            <li key={id}>
              <PlaceLink place={machinePlace(id)}>{machineName(id)}</PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {machines.map((machine) => (
        <Machine key={machine.chart.id} {...machine} />
      ))}
    </section>
  );
}
