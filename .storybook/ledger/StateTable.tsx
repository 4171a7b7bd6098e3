import { Fragment } from "react";
import { Key } from "../shared/tables/Key.tsx";
import { isUnshown, type MachineEntry, type StateEntry } from "./ledger.ts";
import { StoryLinks } from "./StoryLinks.tsx";
import { machineName, passingText, words } from "./words.ts";

/** Each state with its stories and the catalogue rows that they name. */
export function StateTable({ chart, states }: MachineEntry) {
  return (
    <table>
      <caption>
        {words.states}: {machineName(chart.id)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.shownIn}</th>
          <th scope="col">{words.rows}</th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.id} data-gap={isUnshown(state) ? "" : undefined} data-passing={state.passing ? "" : undefined}>
            <th scope="row">
              <Key name={state.id.slice(chart.id.length + 1)} />
            </th>
            <td>
              <Shown {...state} />
            </td>
            <td>
              {state.rows.map((row, index) => (
                <Fragment key={row}>
                  {index > 0 ? ", " : ""}
                  <span>{row}</span>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ passing, stories }: StateEntry) {
  if (passing)
    return (
      <span>
        {passingText(passing)}
        {passing.kind === "shown" && passing.reason ? `. ${passing.reason}` : ""}
      </span>
    );
  return stories.length === 0 ? <strong>{words.noStory}</strong> : <StoryLinks stories={stories} />;
}
