import { Key } from "../shared/tables/Key.tsx";
import { isUntested, type MachineEntry, type TransitionEntry } from "./ledger.ts";
import { labelOf, words } from "./words.ts";

/** Each transition with its tests and the shortest path that takes it. */
export function TransitionTable({ chart, transitions }: MachineEntry) {
  const short = (id: string) => (id === chart.id ? chart.id : id.slice(chart.id.length + 1));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.cause}</th>
          <th scope="col">{words.to}</th>
          <th scope="col">{words.tests}</th>
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition, at) => (
          <tr key={`${at} ${transition.name}`} data-gap={isUntested(transition) ? "" : undefined}>
            <th scope="row">
              <Key name={short(transition.source)} />
            </th>
            <td>
              <Key name={labelOf(transition)} />
            </td>
            <td>
              {transition.targets.length === 0 ? (
                words.unchanged
              ) : (
                <Key name={transition.targets.map(short).join(", ")} />
              )}
            </td>
            <td>
              <Tested {...transition} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tested({ tests, path }: TransitionEntry) {
  if (tests.length === 0) return <strong>{words.noTest}</strong>;
  return (
    <>
      <code>{tests.join(", ")}</code>
      <details>
        <summary>
          {words.shortestPath}: {words.steps(path.length)}
        </summary>
        <ol>
          {path.map((type, at) => (
            <li key={`${at} ${type}`}>
              <code>{type}</code>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
