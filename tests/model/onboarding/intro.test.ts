import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPersonMemory } from "#app/session/personMemory.ts";
import { createStore } from "#app/session/storage.ts";
import { introSeenKey, truncateIntro } from "#src/model/onboarding/intro.ts";
import { createArea } from "#tests/session/stubs.ts";

describe("intro texts", () => {
  test("more than 120 characters are cut at 120, 120 are not (PROF-08)", () => {
    const of = (length: number) => "x".repeat(length);
    expect(truncateIntro(of(119))).toEqual({ text: of(119), cut: false });
    expect(truncateIntro(of(120))).toEqual({ text: of(120), cut: false });
    expect(truncateIntro(of(121))).toEqual({ text: of(120), cut: true });
    expect(truncateIntro("")).toEqual({ text: "", cut: false });
  });

  test("a cut text is a prefix of the complete one, and no character is split", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(200), (text, max) => {
        const shown = truncateIntro(text, max);
        expect(text.startsWith(shown.text)).toBe(true);
        expect(shown.cut).toBe(shown.text !== text);
        expect([...shown.text].length).toBe(Math.min([...text].length, max));
      }),
    );
  });

  test("seen intros are stored for each screen and user, in the local storage (PROF-07, ENTS-28, D-79)", () => {
    const area = createArea();
    createPersonMemory(
      createStore(() => area),
      "7301",
    ).markIntroSeen("app-profile-completion");
    const seen = (screen: string, extraId: string) =>
      createPersonMemory(
        createStore(() => area),
        extraId,
      ).hasSeenIntro(screen);
    expect(area.getItem(introSeenKey("app-profile-completion", "7301"))).toBe("1");
    expect(seen("app-profile-completion", "7301")).toBe(true);
    expect(seen("app-contract-data", "7301")).toBe(false);
    expect(seen("app-profile-completion", "7302")).toBe(false);
  });
});
