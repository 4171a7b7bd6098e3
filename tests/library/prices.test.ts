import { beforeAll, expect, test } from "vitest";
import { library } from "#src/library/build.ts";
import { pricesOf, priceTable, type Price } from "#src/library/prices.ts";

let prices: Price[];

beforeAll(async () => {
  prices = await pricesOf(library);
  console.log(priceTable(prices));
});

const priceOf = (entry: string) => prices.find((price) => price.entry === entry)!;
const ours = (price: Price) =>
  price.modules
    .filter((id) => id.startsWith("dist-library/"))
    .map((id) => id.replace("dist-library/", ""))
    .toSorted();

test("a button costs its styles, its spinner, its reason, 2 kB, and no package but the one that joins classes", () => {
  const button = priceOf("primitives/Button");
  expect(ours(button)).toEqual([
    "primitives/Button.js",
    "primitives/Spinner.js",
    "primitives/buttonVariants.js",
    "primitives/useRefusal.js",
  ]);
  expect(button.modules.filter((id) => !/^dist-library|\/(class-variance-authority|clsx)\//.test(id))).toEqual([]);
  expect(button.kB).toBeLessThanOrEqual(2);
});

test("no primitive brings a text, a rule, a pattern or a screen", () => {
  const primitives = prices.filter(({ entry }) => entry.startsWith("primitives/"));
  expect(primitives.length).toBeGreaterThan(40);
  for (const primitive of primitives)
    expect(ours(primitive).filter((id) => !/^(primitives|lib)\//.test(id))).toEqual([]);
});

test("no screen brings another area's screen, and no entry brings a text before it is shown", () => {
  for (const price of prices) {
    const area = /^screens\/[^/]+\//.exec(price.entry)?.[0] ?? "none";
    expect(ours(price).filter((id) => id.startsWith("screens/") && !id.startsWith(area))).toEqual([]);
    expect(ours(price).filter((id) => /^copy\/(de|en)\//.test(id))).toEqual([]);
  }
});

test("only the entry of the compiler includes it", () => {
  const withParser = prices.filter(({ modules }) => modules.some((id) => id.includes("icu-messageformat-parser")));
  expect(withParser.map(({ entry }) => entry)).toEqual(["copy/compile"]);
});
