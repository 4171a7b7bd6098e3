import type { Proof } from "#tests/spec/proof.ts";
import type { Row } from "#tests/spec/rows.ts";
import type { Weakness } from "#tests/spec/weakness.ts";

/** One row of the requirement catalogue with everything that speaks for it, and why that does not hold it. */
export type ProvenRow = Row & { proofs: Proof[]; weakness?: Weakness };
