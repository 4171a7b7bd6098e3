import { colourPairs, type ColourPair } from "#src/styles/colourPairs.ts";
import { contrastIn, contrastText } from "../shared/theme/contrast.ts";
import { colour, themes } from "./tokens.ts";

const uses = { 7: "Text", 4.5: "Nebentext und Zustände", 3: "Linien, Icons und Fokus" } as const;
const needs = [7, 4.5, 3] as const;

const least = (pair: ColourPair) => Math.min(contrastIn(themes.light, pair), contrastIn(themes.dark, pair));

/** The pairs that need so much, the tightest first. */
const pairsOf = (need: number) =>
  colourPairs.filter((pair) => pair.need === need).toSorted((one, other) => least(one) - least(other));

/** Every pair of colours that meets on a screen, measured here and now in both themes. */
export function Contrasts() {
  const failed = colourPairs.filter((pair) => least(pair) < pair.need);
  return (
    <section className="sb-unstyled docs">
      <p role="status">
        {failed.length === 0
          ? `Alle ${colourPairs.length} Paare erreichen den Mindestkontrast, hell und dunkel.`
          : `${failed.length} von ${colourPairs.length} Paaren liegen unter dem Mindestkontrast.`}
      </p>
      <Pairs
        label="Das knappste Paar jeder Gruppe"
        pairs={needs.flatMap((need) => pairsOf(need).slice(0, 1))}
        isNamed
      />
      {needs.map((need) => (
        <details key={need}>
          <summary>{`${uses[need]}: mindestens ${contrastText(need)} : 1`}</summary>
          <Pairs label={uses[need]} pairs={pairsOf(need)} />
        </details>
      ))}
    </section>
  );
}

type PairsProps = {
  label: string;
  pairs: readonly ColourPair[];
  /** With the group of each pair. */
  isNamed?: boolean;
};

const Pairs = ({ label, pairs, isNamed = false }: PairsProps) => (
  <table aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{isNamed ? "Am knappsten" : "Farbe auf Grund"}</th>
        <th scope="col">Hell</th>
        <th scope="col">Dunkel</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map((pair) => (
        <tr key={`${pair.front} ${pair.back}`}>
          <th scope="row">
            {isNamed ? `${uses[pair.need]}: ` : ""}
            {`${pair.front} auf ${pair.back}`}
          </th>
          <Measured theme="light" pair={pair} />
          <Measured theme="dark" pair={pair} />
        </tr>
      ))}
    </tbody>
  </table>
);

function Measured({ theme, pair }: { theme: "light" | "dark"; pair: ColourPair }) {
  const { front, back, need } = pair;
  const measured = contrastIn(themes[theme], pair);
  return (
    <td>
      <span className="docs-pair" style={{ color: colour(theme, front), background: colour(theme, back) }}>
        {need === 3 ? <span className="docs-line" /> : "Gangway"}
      </span>{" "}
      {contrastText(measured)}
      {measured < need ? <strong> zu wenig</strong> : null}
    </td>
  );
}
