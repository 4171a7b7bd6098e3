import type { Proof } from "#tests/spec/proof.ts";
import type { Row } from "#tests/spec/rows.ts";

/** One row of the requirement catalogue with everything that names it. */
export type ProvenRow = Row & { proofs: Proof[] };
