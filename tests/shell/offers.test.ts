import { expect, test } from "vitest";
import { offersOf } from "#app/shell/offers.ts";

test("a page names what its provider has, with blanks between; nothing is offered where it says nothing", () => {
  expect([...offersOf("")]).toEqual([]);
  expect([...offersOf("  availability  flight-plans ")]).toEqual(["availability"]);
  expect([...offersOf("unavailability")]).toEqual([]);
});
