import { expect, test } from "vitest";
import { lostFields } from "#src/model/profile/lostFields.ts";

const before = { extra_id: 7, iban: "DE02", city: "Erding", bic: "", haupt_ag: false, created_at: "2026-01-01" };

test("a field is lost if it was not in the update and is empty or missing afterwards (P10, N4)", () => {
  expect(
    lostFields(before, { mobile_number: "1" }, { extra_id: 7, mobile_number: "1", created_at: "2026-01-01" }),
  ).toEqual(["iban", "city", "haupt_ag"]);
  expect(lostFields(before, {}, { ...before, iban: null, city: "" })).toEqual(["iban", "city"]);
});

test("fields that were sent, were empty before, or only changed are not lost", () => {
  expect(lostFields(before, { city: "" }, { ...before, city: "" })).toEqual([]);
  expect(lostFields(before, {}, { ...before, iban: "DE89", haupt_ag: true })).toEqual([]);
});

test("fields that the provider alone sets are not lost if it leaves them out (API-45)", () => {
  expect(
    lostFields(before, {}, { iban: "DE02", city: "Erding", extra_id: "", created_at: null, haupt_ag: false }),
  ).toEqual([]);
});
