import { isUnshown, isUntested, type Ledger } from "./ledger.ts";
import { words } from "./words.ts";

export function Counts({ machines, rows }: Pick<Ledger, "machines" | "rows">) {
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
