import { top } from "#workbench/shared/source/files.ts";
import { proofMap } from "./proofs.ts";
import type { ProvenRow } from "./provenRow.ts";
import { readRows } from "./rows.ts";
import { weaknessOf } from "./weakness.ts";

export function provenRows(): ProvenRow[] {
  const rows = readRows();
  const { proofs } = proofMap(top, rows);
  return rows.map((row) => {
    const own = proofs.get(row.id) ?? [];
    return { ...row, proofs: own, weakness: weaknessOf(row, own) };
  });
}
