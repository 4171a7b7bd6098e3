import { isUnshown, isUnwalked, type Ledger } from "./ledger.ts";
import { countsOf, partOf } from "./words.ts";

/** How much of what there is has been shown, walked and named. */
export function Counts({ machines, rows }: Pick<Ledger, "machines" | "rows">) {
  const states = machines.flatMap((machine) => machine.states);
  const seen = states.filter(({ passing }) => !passing);
  const transitions = machines.flatMap((machine) => machine.transitions);
  const without = <Entry,>(all: readonly Entry[], isGap: (entry: Entry) => boolean) =>
    partOf(all.length - all.filter(isGap).length, all.length);
  const figures = [
    [without(seen, isUnshown), countsOf.states],
    [without(transitions, isUnwalked), countsOf.transitions],
    [without(rows, ({ stories }) => stories.length === 0), countsOf.rows],
  ];
  return (
    <>
      <ul className="page-figures">
        {figures.map(([figure, what]) => (
          <li key={what}>
            <strong>{figure}</strong> {what}
          </li>
        ))}
      </ul>
      <p>{countsOf.passing(states.length - seen.length)}</p>
    </>
  );
}
