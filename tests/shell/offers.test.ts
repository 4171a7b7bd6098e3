import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { createOffers, ifOffered, NOT_OFFERED_KEY, offersOf } from "#app/shell/offers.ts";
import { OFFERS } from "#src/model/offer.ts";
import { createBrowser, type Page } from "#tests/session/stubs.ts";
import { top } from "#workbench/shared/source/files.ts";

const all = [...OFFERS];
const without = (...missing: string[]) => all.filter((offer) => !missing.includes(offer));

describe("the feature list of a page", () => {
  test("is separated by blanks; `none`, like every unknown word, names no area", () => {
    expect([...offersOf(null, "  availability  flight-plans ")]).toEqual(["availability"]);
    expect([...offersOf(null, "none")]).toEqual([]);
    expect([...offersOf(null, "unavailability")]).toEqual([]);
    expect([...offersOf("staff", "staff")]).toEqual(["staff"]);
  });

  test("is everything not found to be missing where it names none", () => {
    expect([...offersOf(null, "")]).toEqual(all);
    expect([...offersOf("staff payroll", "  ")]).toEqual(without("staff", "payroll"));
  });
});

function start(): Page & { offers: ReturnType<typeof createOffers> } {
  const page = createBrowser().openPage();
  page.session.start({ accessToken: "a", refreshToken: "r" });
  return { ...page, offers: createOffers(page) };
}

describe("the features learned from responses", () => {
  test.each([404, 405, 501])(
    "%i to the first call of an area: the provider does not have it, for this session",
    (status) => {
      const { offers, ...page } = start();
      offers.noteAnswer("payroll", { isOk: false, status });
      expect([...offers.current()]).toEqual(without("payroll"));
      expect([...createOffers(page).current()], "after a reload").toEqual(without("payroll"));
      page.session.end("signed-out");
      expect([...offers.current()], "with the next session").toEqual(all);
      expect(page.tab.read(NOT_OFFERED_KEY)).toBeNull();
    },
  );

  test.each([
    { isOk: true, status: 200 },
    { isOk: false, status: 403 },
    { isOk: false, status: 500 },
    { isOk: false, status: 429 },
  ])("after %j the area is offered, and a later 404 is an ordinary response", (answer) => {
    const { offers, session } = start();
    offers.noteAnswer("payroll", answer);
    offers.noteAnswer("payroll", { isOk: false, status: 404 });
    expect([...offers.current()]).toEqual(all);
    session.end("signed-out");
    offers.noteAnswer("payroll", { isOk: false, status: 404 });
    expect([...offers.current()], "with the next session").toEqual(without("payroll"));
  });

  test("a missing response is ignored", () => {
    const { offers } = start();
    offers.noteAnswer("payroll", { isOk: false, status: 0 });
    expect(offers.has("payroll")).toBe(true);
    offers.noteAnswer("payroll", { isOk: false, status: 404 });
    expect(offers.has("payroll")).toBe(false);
  });
});

describe("a call of a feature", () => {
  const missing = { has: () => false };
  const there = { has: () => true };

  test("is not made where it is missing, and is absent where the call reveals it", async () => {
    expect(await ifOffered(missing, "staff", () => Promise.reject(new Error("asked")), "absent")).toBe("absent");
    let isThere = true;
    const found = ifOffered(
      { has: () => isThere },
      "staff",
      async () => {
        isThere = false;
        throw new Error("404");
      },
      "absent",
    );
    expect(await found).toBe("absent");
  });

  test("fails like any other call if the area is offered", async () => {
    expect(await ifOffered(there, "staff", async () => 1, null)).toBe(1);
    await expect(ifOffered(there, "staff", () => Promise.reject(new Error("500")), null)).rejects.toThrow("500");
  });
});

test("the absence of each offer is a state of the workbench", () => {
  const stories = readFileSync(path.join(top, "stories/screens/help/NotOfferedScreen.stories.tsx"), "utf8");
  expect(
    OFFERS.filter((offer) => !stories.includes(`export const ${offer[0]?.toUpperCase()}${offer.slice(1)} =`)),
  ).toEqual([]);
});
