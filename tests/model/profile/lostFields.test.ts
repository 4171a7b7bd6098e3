import { expect, test } from "vitest";
import { lostFields } from "#src/model/profile/lostFields.ts";

const before = { extra_id: 7, iban: "DE02", city: "Erding", bic: "", haupt_ag: false, created_at: "2026-01-01" };

test("a field is lost if it was not in the update and is empty or gone afterwards (P10, N4)", () => {
  expect(
    lostFields(before, { mobile_number: "1" }, { extra_id: 7, mobile_number: "1", created_at: "2026-01-01" }),
  ).toEqual(["iban", "city", "haupt_ag"]);
  expect(lostFields(before, {}, { ...before, iban: null, city: "" })).toEqual(["iban", "city"]);
});

test("what was sent, was empty before, or only changed is not lost", () => {
  expect(lostFields(before, { city: "" }, { ...before, city: "" })).toEqual([]);
  expect(lostFields(before, {}, { ...before, iban: "DE89", haupt_ag: true })).toEqual([]);
});

test("what the provider alone decides is not lost where it leaves it out (API-45)", () => {
  expect(
    lostFields(before, {}, { iban: "DE02", city: "Erding", extra_id: "", created_at: null, haupt_ag: false }),
  ).toEqual([]);
});
