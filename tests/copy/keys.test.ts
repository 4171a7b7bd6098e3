import { expect, expectTypeOf, test } from "vitest";
import { compileTexts } from "#src/copy/build/ownTexts.ts";
import { translator, type Namespace, type Translate } from "#src/copy/translate.ts";

const messages = compileTexts("de", { auth: { "card.back": "Zurück", "card.step": "Schritt {current} von {total}" } });
const t: Translate<"auth.card"> = translator("auth.card", "de", messages.auth ?? {});

test("a text is read by its key in an area or in any group below it", () => {
  expect(t("back")).toBe("Zurück");
  expect(t("step", { current: 1, total: 2 })).toBe("Schritt 1 von 2");
  expectTypeOf<"auth" | "auth.card" | "auth.entry.problems">().toExtend<Namespace>();
  expectTypeOf<Parameters<Translate<"auth.card">>[0]>().toEqualTypeOf<
    "back" | "step" | "help" | "terms" | "privacy" | "imprint" | "accessibility" | "withoutInvitation" | "termsOpens"
  >();
  expectTypeOf<"card.back">().toExtend<Parameters<Translate<"auth">>[0]>();
});

test("the compiler refuses a namespace, a key and arguments that are not in the catalogue", () => {
  expectTypeOf<"auth.cards">().not.toExtend<Namespace>();
  expectTypeOf<"auth.card.back">().not.toExtend<Namespace>();
  // @ts-expect-error no such key
  expect(t("backwards")).toBe("auth.card.backwards");
  // @ts-expect-error a number is wanted
  expect(t("step", { current: "eins", total: 2 })).toBe("Schritt eins von 2");
  // @ts-expect-error nothing is to be filled in
  expect(t("back", { current: 1 })).toBe("Zurück");
});
