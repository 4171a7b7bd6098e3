import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderQr, joinLink, useHandover } from "#app/features/groups/handoverApi.ts";
import { setUpVisits, visit } from "#tests/visit.ts";
import { readQr } from "./readQr.ts";

const link = joinLink("https://gangway.example/group/join", "01234567");

setUpVisits();
beforeEach(() => void vi.stubGlobal("location", { origin: "https://gangway.example" }));

function open(groupNumber: string) {
  const { shown, queries, pass, at } = visit(() => useHandover(groupNumber));
  return {
    qr: () => shown().qr,
    toggle: () => shown().onToggleQr(),
    rendered: async () => {
      await pass();
      await act(() => vi.dynamicImportSettled());
      await pass();
    },
    at,
    pass,
    /** How often its renderer has finished. */
    drawings: () =>
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => [state.dataUpdateCount, state.errorUpdateCount]),
  };
}

test("the code reads as the link to join, with a margin of four white squares", async () => {
  const { path, size } = await renderQr(link);
  expect(readQr(path, size, 4)).toBe(link);
});

test("it is rendered on request, once, and hidden again; a second click meanwhile changes nothing", async () => {
  const { qr, toggle, rendered, at, pass, drawings } = open("01234567");
  await rendered();
  expect(qr()).toEqual({ kind: "hidden" });
  expect(drawings()).toEqual([[0, 0]]);
  at(() => {
    toggle();
    toggle();
  });
  expect(qr()).toEqual({ kind: "loading" });
  toggle();
  await rendered();
  const drawing = await renderQr(link);
  expect(qr()).toEqual({ kind: "shown", drawing });
  at(toggle);
  expect(qr()).toEqual({ kind: "hidden" });
  await pass(60_000);
  at(toggle);
  await rendered();
  expect(qr()).toEqual({ kind: "shown", drawing });
  expect(drawings()).toEqual([[1, 0]]);
});

test("a code that cannot be rendered shows an error, and can be retried (F2)", async () => {
  const { qr, toggle, rendered, at, drawings } = open("0".repeat(5000));
  at(toggle);
  await rendered();
  expect(qr()).toEqual({ kind: "failed" });
  at(toggle);
  await rendered();
  expect(qr()).toEqual({ kind: "failed" });
  expect(drawings()).toEqual([[0, 2]]);
});
