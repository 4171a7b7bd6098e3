import { expect, test, vi } from "vitest";
import { createQr, drawQr } from "#app/features/groups/qrCode.ts";
import { joinLink } from "#app/features/groups/handover.ts";
import { readQr } from "./readQr.ts";

const link = joinLink("https://gangway.example/group/join", "01234567");

test("what is drawn reads as the link to join, with four squares of white around it", async () => {
  const { path, size } = await drawQr(link);
  expect(readQr(path, size, 4)).toBe(link);
});

test("it is drawn when it is asked for, and hidden again without another fetch under way", async () => {
  const drawing = { path: "M0 0h1v1h-1z", size: 1 };
  const draw = vi.fn(async () => drawing);
  const qr = createQr(draw);
  expect(qr.getView()).toEqual({ kind: "hidden" });
  const drawn = Promise.all([qr.toggle(link), qr.toggle(link)]);
  expect(qr.getView()).toEqual({ kind: "loading" });
  await drawn;
  expect(qr.getView()).toEqual({ kind: "shown", drawing });
  expect(draw.mock.calls).toEqual([[link]]);
  await qr.toggle(link);
  expect(qr.getView()).toEqual({ kind: "hidden" });
});

test("code that does not arrive is said, and can be asked for again (F2)", async () => {
  const draw = vi.fn(() => Promise.reject(new Error("offline")));
  const qr = createQr(draw);
  await qr.toggle(link);
  expect(qr.getView()).toEqual({ kind: "failed" });
  await qr.toggle(link);
  expect(draw).toHaveBeenCalledTimes(2);
});
