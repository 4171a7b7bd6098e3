import { isUnshown, isUnwalked, type Ledger } from "./ledger.ts";
import { countsOf } from "./words.ts";

/** How much of what there is has been shown, walked and named. */
export function Counts({ machines, rows }: Pick<Ledger, "machines" | "rows">) {
  const states = machines.flatMap((machine) => machine.states);
  const seen = states.filter(({ passing }) => !passing);
  const transitions = machines.flatMap((machine) => machine.transitions);
  const without = <Entry,>(all: readonly Entry[], isGap: (entry: Entry) => boolean) =>
    all.length - all.filter(isGap).length;
  return (
    <ul className="ledger-counts">
      <li>{countsOf.states(without(seen, isUnshown), seen.length)}</li>
      <li>{countsOf.transitions(without(transitions, isUnwalked), transitions.length)}</li>
      <li>
        {countsOf.rows(
          without(rows, ({ stories }) => stories.length === 0),
          rows.length,
        )}
      </li>
      <li>{countsOf.passing(states.length - seen.length)}</li>
    </ul>
  );
}
