import { top } from "#workbench/shared/source/files.ts";
import { report } from "#tests/checks/report.ts";
import { citationFaults, citationsAt } from "#workbench/spec/citations.ts";
import { definedIds } from "#workbench/spec/entries.ts";
import { givenFaults } from "#workbench/spec/given.ts";
import { proofMap, type ProofMap } from "#workbench/spec/proofs.ts";
import { isIn, readClosed, readRows, type Row } from "#workbench/spec/rows.ts";
import { weaknessOf, type Weakness } from "#workbench/spec/weakness.ts";

/** Rows of a closed part of the catalogue without coverage, and parts without a row. */
export function closedFaults(closed: readonly string[], rows: readonly Row[], { proofs }: ProofMap): string[] {
  return closed.flatMap((part) => {
    const inside = rows.filter((row) => isIn(part, row));
    if (inside.length === 0) return [`${part} in closed.json is no part of the catalogue`];
    return inside.flatMap((row) => {
      const weakness = weaknessOf(row, proofs.get(row.id) ?? []);
      return weakness ? [`${row.id} (${row.kind}) ${textOf(weakness)} in the closed part ${part}: ${row.text}`] : [];
    });
  });
}

function textOf(weakness: Weakness): string {
  switch (weakness.kind) {
    case "open":
      return "is open";
    case "notAsserted":
      return "is asserted by nothing";
    case "notInCatalogue":
      return `quotes ${weakness.wordings.map((text) => `"${text}"`).join(", ")}, which no text says,`;
  }
}

if (import.meta.main) {
  const rows = readRows();
  const map = proofMap(top, rows);
  const defined = definedIds();
  const citations = citationsAt(top, defined);
  const faults = [
    ...givenFaults(rows),
    ...map.faults,
    ...closedFaults(readClosed(), rows, map),
    ...citationFaults(citations, defined),
  ];
  const covered = rows.filter((row) => !weaknessOf(row, map.proofs.get(row.id) ?? []));
  report(
    "spec",
    faults,
    `${covered.length} of ${rows.length} rows proven, ${readClosed().length} parts closed, ${citations.length} citations of ${new Set(citations.map(({ id }) => id)).size} ids, all defined`,
  );
}
