import type { Proof } from "./proof.ts";
import type { Row } from "./rows.ts";
import type { Weakness } from "./weakness.ts";

/** One row of the requirement catalogue with everything that speaks for it, and why that does not hold it. */
export type ProvenRow = Row & { proofs: Proof[]; weakness?: Weakness };
