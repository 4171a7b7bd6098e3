import { ColourSpecimen } from "./ColourSpecimen.tsx";
import { colourPurposes } from "./colourPurposes.ts";
import { colour } from "./tokens.ts";

const anchorOf = (group: string) => `farben-${group.toLowerCase().replaceAll(" ", "-")}`;

/** Every colour of theme.css with its purpose. */
export function Colours() {
  return (
    <section className="sb-unstyled docs">
      {Object.entries(colourPurposes).map(([group, purposes]) => (
        <section key={group} aria-labelledby={anchorOf(group)}>
          <h3 id={anchorOf(group)}>{group}</h3>
          <ColourSpecimen group={group} />
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
                  <Swatch value={colour("light", name)} />
                  <Swatch value={colour("dark", name)} />
                  <td>{purpose}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}

const Swatch = ({ value }: { value: string }) => (
  <td>
    <span className="docs-swatch" style={{ background: value }} />
    <small>{value}</small>
  </td>
);
