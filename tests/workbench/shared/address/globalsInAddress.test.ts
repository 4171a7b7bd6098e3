import { expect, test } from "vitest";
import { flat, queryWith, readGlobals, writeGlobals } from "#workbench/shared/address/globalsInAddress.ts";

test.each([
  ["?path=/docs/a--docs&globals=theme:dark;proposal:a-_1", "a-_1"],
  ["iframe.html?globals=proposal%3Aa-_1%3Btheme%3Adark&id=a", "a-_1"],
  ["?path=/docs/a--docs#row&globals=proposal:a-_1", "a-_1"],
  ["?path=/docs/a--docs#row&globals=proposal:old&globals=proposal:a-_1", "a-_1"],
  ["?globals=proposal:&path=/docs/a--docs", undefined],
  ["?globals=noproposal:a", undefined],
  ["?path=/docs/proposal:a", undefined],
])("%s", (address, expected) => {
  expect(readGlobals({ href: `https://workbench.example/${address}` })["proposal"]).toBe(expected);
});

test("globals are written as the manager writes them, and read again", () => {
  const globals = flat({ theme: "dark", proposal: "", viewport: { value: "small", isRotated: false } });
  const written = writeGlobals(globals);
  expect(written).toBe("theme:dark;viewport.value:small;viewport.isRotated:!false");
  expect(readGlobals({ href: `https://workbench.example/?globals=${written}` })).toEqual({
    theme: "dark",
    "viewport.value": "small",
    "viewport.isRotated": "!false",
  });
});

test("globals take the place of those in a query, whose other parameters stay", () => {
  expect(queryWith("?path=/docs/a--docs&globals=theme:dark&text=b", { locale: "en", drafts: "" })).toBe(
    "?path=/docs/a--docs&text=b&globals=locale:en",
  );
  expect(queryWith("?path=/docs/a--docs&globals=theme:dark", {})).toBe("?path=/docs/a--docs");
});
