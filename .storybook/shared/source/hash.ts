import { createHash } from "node:crypto";

/** Twenty characters that stand for the parts; a boundary between two of them is part of it. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 20);
}
