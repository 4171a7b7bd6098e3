import { expect, test } from "vitest";
import { createToaster } from "#app/shell/Notices.tsx";
import type { Announcement } from "#app/client/announcement.ts";

const failed: Announcement = { tone: "error", area: "signed-in", text: { from: "copy", key: "group.leaveFailed" } };
const waits: Announcement = { ...failed, text: { ...failed.text, wait: 42 } };
const lasts: Announcement = { ...failed, isLasting: true };
const done: Announcement = { ...failed, tone: "success", text: { from: "copy", key: "group.left" } };

/** Those of them that are shown. */
function shown(isDialogOpen: boolean) {
  const toaster = createToaster(() => isDialogOpen);
  const announced = [failed, waits, lasts, done];
  return announced.filter((announcement) => {
    const before = toaster.getNotices().at(-1)?.id;
    toaster.notify(announcement);
    return toaster.getNotices().at(-1)?.id !== before;
  });
}

test("a failure is shown in the open dialog without a notice; one that no page shows is announced nevertheless (D-24)", () => {
  expect(shown(true)).toEqual([waits, lasts, done]);
  expect(shown(false)).toEqual([failed, waits, lasts, done]);
});
