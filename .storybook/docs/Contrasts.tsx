import { colourPairs, type ColourPair } from "#src/styles/colourPairs.ts";
import { contrastIn, contrastText } from "../shared/theme/contrast.ts";
import { colour, themes } from "./tokens.ts";

const uses = { 7: "Text", 4.5: "Nebentext und Zustände", 3: "Linien, Icons und Fokus" } as const;
const needs = [7, 4.5, 3] as const;

/** Every pair of colours that meets on a screen, measured here and now in both themes. */
export function Contrasts() {
  const failed = colourPairs.filter(
    (pair) => contrastIn(themes.light, pair) < pair.need || contrastIn(themes.dark, pair) < pair.need,
  );
  return (
    <section className="sb-unstyled docs">
      <p role="status">
        {failed.length === 0
          ? `Alle ${colourPairs.length} Paare erreichen den Mindestkontrast, hell und dunkel.`
          : `${failed.length} von ${colourPairs.length} Paaren liegen unter dem Mindestkontrast.`}
      </p>
      {needs.map((need) => (
        <details key={need}>
          <summary>{`${uses[need]}: mindestens ${contrastText(need)} : 1`}</summary>
          <table aria-label={uses[need]}>
            <thead>
              <tr>
                <th scope="col">Farbe auf Grund</th>
                <th scope="col">Hell</th>
                <th scope="col">Dunkel</th>
              </tr>
            </thead>
            <tbody>
              {colourPairs
                .filter((pair) => pair.need === need)
                .map((pair) => (
                  <tr key={`${pair.front} ${pair.back}`}>
                    <th scope="row">{`${pair.front} auf ${pair.back}`}</th>
                    <Measured theme="light" pair={pair} />
                    <Measured theme="dark" pair={pair} />
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

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
