import { top } from "#tests/checks/files.ts";
import { report } from "#tests/checks/report.ts";
import { proofMap, type ProofMap } from "./proofs.ts";
import { isIn, readClosed, readRows, type Row } from "./rows.ts";

/** Rows of a closed part of the catalogue that nothing names any more, and parts that name no row. */
export function closedFaults(closed: readonly string[], rows: readonly Row[], { proofs }: ProofMap): string[] {
  return closed.flatMap((part) => {
    const inside = rows.filter((row) => isIn(part, row));
    if (inside.length === 0) return [`${part} in closed.json is no part of the catalogue`];
    return inside
      .filter(({ id }) => !proofs.has(id))
      .map(({ id, text }) => `${id} is open in the closed part ${part}: ${text}`);
  });
}

function tally(rows: readonly Row[], { proofs }: ProofMap, isListed: boolean): string[] {
  return [...new Set(rows.map(({ area }) => area))].flatMap((area) => {
    const inside = rows.filter((row) => row.area === area);
    const open = inside.filter(({ id }) => !proofs.has(id));
    const line = `${area.padEnd(6)} ${String(inside.length - open.length).padStart(4)} of ${inside.length} proven`;
    return [line, ...(isListed ? open.map(({ id, text }) => `         ${id}  ${text.slice(0, 110)}`) : [])];
  });
}

if (import.meta.main) {
  const rows = readRows();
  const map = proofMap(top, rows);
  const faults = [...map.faults, ...closedFaults(readClosed(), rows, map)];
  console.log(tally(rows, map, process.argv.includes("--list")).join("\n"));
  report("spec", faults, `${map.proofs.size} of ${rows.length} rows proven, ${readClosed().length} parts closed`);
}
