import { formatHex, formatHex8 } from "culori";
import { Copied, useCopied } from "./Copied.tsx";
import { ColourSpecimen } from "./ColourSpecimen.tsx";
import { colourPurposes } from "./colourPurposes.ts";
import { designTokens } from "./designTokens.ts";
import { colour, scale, themes } from "./tokens.ts";

type Theme = "light" | "dark";

const themeNames = { light: "Hell", dark: "Dunkel" } as const;

const anchorOf = (group: string) => `farben-${group.toLowerCase().replaceAll(" ", "-")}`;

/** Every colour of theme.css with its purpose. */
export function Colours() {
  const [copied, copy] = useCopied();
  return (
    <section className="sb-unstyled docs">
      <p>
        {
          "Jedes Feld ist links hell und rechts dunkel. Ein Klick auf einen Wert kopiert ihn. Für Figma alle Werte als Datei (DTCG): "
        }
        <TokenFile theme="light" /> {"und "}
        <TokenFile theme="dark" />
        {"."}
      </p>
      <Copied>{copied}</Copied>
      {Object.entries(colourPurposes).map(([group, purposes]) => (
        <section key={group} aria-labelledby={anchorOf(group)}>
          <h3 id={anchorOf(group)}>{group}</h3>
          <ColourSpecimen group={group} />
          <ul className="docs-palette">
            {Object.keys(purposes).map((name) => (
              <li key={name}>
                <span style={{ background: halves(name) }} /> {name}
              </li>
            ))}
          </ul>
          <details>
            <summary>{`${Object.keys(purposes).length} Farben mit Werten`}</summary>
            <table aria-labelledby={anchorOf(group)}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Hell</th>
                  <th scope="col">Dunkel</th>
                  <th scope="col">Wofür</th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(purposes).map(([name, purpose]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <Swatch name={name} theme="light" onCopy={copy} />
                    <Swatch name={name} theme="dark" onCopy={copy} />
                    <td>{purpose}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </section>
      ))}
    </section>
  );
}

/** Light above, dark below the diagonal. */
const halves = (name: string) => `linear-gradient(135deg, ${colour("light", name)} 50%, ${colour("dark", name)} 50%)`;

function Swatch({ name, theme, onCopy }: { name: string; theme: Theme; onCopy: (hex: string) => void }) {
  const value = colour(theme, name);
  const hex = (value.includes("/") ? formatHex8(value) : formatHex(value)) ?? value;
  return (
    <td>
      <button
        type="button"
        className="docs-swatch"
        aria-label={`${hex}: ${name}, ${themeNames[theme]}, kopieren`}
        onClick={() => onCopy(hex)}
      >
        <span style={{ background: value }} />
        {hex}
      </button>
      <small>{value}</small>
    </td>
  );
}

/** Made of theme.css as it is now. */
function TokenFile({ theme }: { theme: Theme }) {
  function save() {
    const tokens = JSON.stringify(designTokens(themes[theme], scale), null, 2);
    const link = document.createElement("a");
    link.href = `data:application/json;charset=utf-8,${encodeURIComponent(tokens)}`;
    link.download = `gangway.${theme}.tokens.json`;
    link.click();
  }
  return (
    <button type="button" className="docs-file" onClick={save}>
      {themeNames[theme]}
    </button>
  );
}
