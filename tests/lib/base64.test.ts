import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "#src/lib/base64.ts";
import { RUNS } from "#tests/runs.ts";

test(`a file is unchanged after a round trip through JSON, in ${RUNS} files`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const text = await toBase64(new Blob([new Uint8Array(bytes)]));
      expect(text).toBe(Buffer.from(bytes).toString("base64"));
      expect(fromBase64(text)).toEqual(bytes);
    }),
    { numRuns: RUNS },
  );
});

test("a large file is handled like a small one", async () => {
  const bytes = Uint8Array.from({ length: 1_000_001 }, (_, at) => (at * 7) % 256);
  expect(await toBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString("base64"));
});

test("invalid base64 is empty", () => {
  for (const text of ["%%%", "a", "ä"]) expect(fromBase64(text)).toBeNull();
});
