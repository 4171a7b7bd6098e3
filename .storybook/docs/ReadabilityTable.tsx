import { readability } from "virtual:readability";
import { areas } from "#workbench/shared/titles.ts";

const figure = (value: number, digits: number) =>
  value.toLocaleString("de", { minimumFractionDigits: digits, maximumFractionDigits: digits });

const hardestFirst = readability.toSorted((one, other) => other.wstf - one.wstf);

/** How easy the running texts of each area are to read, as `npm run check` measures it; the hardest first. */
export const ReadabilityTable = () => (
  <section className="sb-unstyled docs docs-figures">
    <table>
      <thead>
        <tr>
          <th scope="col">Bereich</th>
          <th scope="col">Wörter</th>
          <th scope="col">Wiener Sachtextformel</th>
          <th scope="col">LIX</th>
          <th scope="col">Längster Satz</th>
        </tr>
      </thead>
      <tbody>
        {hardestFirst.map(({ area, words, wstf, lix, longestSentence }) => (
          <tr key={area}>
            <th scope="row">{areas[area]}</th>
            <td>{figure(words, 0)}</td>
            <td>{figure(wstf, 1)}</td>
            <td>{figure(lix, 0)}</td>
            <td>{longestSentence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
