import * as fc from "fast-check";
import { expect, test } from "vitest";
import { qrPath } from "#src/lib/qrPath.ts";

test("dark squares side by side are one run", () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z");
});

test("the path covers every dark square once and nothing else", () => {
  const square = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(square, (modules) => {
      const pixels = modules.map((row) => row.map(() => 0));
      for (const [, x, y, length] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
        for (let at = Number(x); at < Number(x) + Number(length); at += 1) (pixels[Number(y)] as number[])[at]! += 1;
      expect(pixels).toEqual(modules.map((row) => row.map(Number)));
    }),
  );
});
