import { top } from "#workbench/shared/source/files.ts";
import type { Proof } from "./proof.ts";
import { proofMap } from "./proofs.ts";
import { readRows, type Row } from "./rows.ts";
import { weaknessOf, type Weakness } from "./weakness.ts";

export type ProvenRow = Row & { proofs: Proof[]; weakness?: Weakness };

export function provenRows(): ProvenRow[] {
  const rows = readRows();
  const { proofs: byRow } = proofMap(top, rows);
  return rows.map((row) => {
    const proofs = byRow.get(row.id) ?? [];
    return { ...row, proofs, weakness: weaknessOf(row, proofs) };
  });
}
