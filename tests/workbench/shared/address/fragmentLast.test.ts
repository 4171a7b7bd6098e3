import { expect, test } from "vitest";
import { fragmentLast, isFragmentLast } from "#workbench/shared/address/fragmentLast.ts";

const locationOf = (address: string) => new URL(`https://workbench.example/${address}`);

test.each([
  ["?path=/docs/a--docs#row&globals=theme:dark", "?path=/docs/a--docs&globals=theme:dark#row"],
  ["?path=/docs/a--docs&globals=theme:dark#row&globals=theme:light", "?path=/docs/a--docs&globals=theme:light#row"],
  ["?path=/docs/a--docs#row&globals=proposal:old&globals=proposal:new", "?path=/docs/a--docs&globals=proposal:new#row"],
  ["?path=/docs/a--docs#row&globals=theme:dark&text=a.b", "?path=/docs/a--docs&globals=theme:dark&text=a.b#row"],
])("%s becomes %s", (address, expected) => {
  expect(isFragmentLast(locationOf(address))).toBe(false);
  expect(fragmentLast(locationOf(address))).toBe(expected);
  expect(isFragmentLast(locationOf(expected))).toBe(true);
});

test.each(["?path=/docs/a--docs&globals=theme:dark#row", "?path=/docs/a--docs", ""])("%s stays", (address) => {
  expect(isFragmentLast(locationOf(address))).toBe(true);
});
