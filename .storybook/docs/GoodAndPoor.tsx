type Pair = readonly [poor: string, good: string];

/** Sentences as they should not be, each beside its better one. */
export function GoodAndPoor({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="sb-unstyled docs">
      <table>
        <thead>
          <tr>
            <th scope="col" className="docs-poor">
              Lieber nicht
            </th>
            <th scope="col" className="docs-good">
              Besser
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([poor, good]) => (
            <tr key={good}>
              <td>{poor}</td>
              <td>{good}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
