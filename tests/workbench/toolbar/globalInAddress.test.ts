import { expect, test } from "vitest";
import { globalInAddress } from "#workbench/toolbar/globalInAddress.ts";

test.each([
  ["?path=/docs/a--docs&globals=theme:dark;proposal:a-_1", "a-_1"],
  ["iframe.html?globals=proposal%3Aa-_1%3Btheme%3Adark&id=a", "a-_1"],
  ["?path=/docs/a--docs#row&globals=proposal:a-_1", "a-_1"],
  ["?path=/docs/a--docs#row&globals=proposal:old&globals=proposal:a-_1", "a-_1"],
  ["?globals=proposal:&path=/docs/a--docs", undefined],
  ["?globals=noproposal:a", undefined],
  ["?path=/docs/proposal:a", undefined],
])("%s", (address, expected) => {
  expect(globalInAddress("proposal", { href: `https://workbench.example/${address}` })).toBe(expected);
});
