import { expect, test, vi } from "vitest";
import { sendFile } from "#app/shell/mutations.ts";

const notify = vi.fn<(announcement: unknown) => void>();
const offline = () => Promise.reject(new Error("offline"));

test("a failed file is announced by a notice only after its screen was left, else by the screen", async () => {
  await expect(sendFile(new AbortController().signal, { notify }, offline)).rejects.toThrow("offline");
  expect(await sendFile(AbortSignal.abort(), { notify }, async () => "there")).toBe("there");
  expect(notify).not.toHaveBeenCalled();
  await expect(sendFile(AbortSignal.abort(), { notify }, offline)).rejects.toThrow("offline");
  expect(notify.mock.calls).toEqual([
    [{ tone: "error", area: "signed-in", text: { from: "copy", key: "file.failed" }, isLasting: true }],
  ]);
});
