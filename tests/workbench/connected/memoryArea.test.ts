import { expect, test } from "vitest";
import { createStore } from "#app/session/storage.ts";
import { memoryArea } from "#workbench/connected/memoryArea.ts";

test("a story's storage keeps what the app writes, and two of them share nothing", () => {
  const area = memoryArea();
  const store = createStore(() => area);
  store.write("accessToken", "a");
  store.write("session", "b");
  store.remove("accessToken");
  expect([store.read("accessToken"), store.read("session"), store.keys(), store.isLasting()]).toEqual([
    null,
    "b",
    ["session"],
    true,
  ]);
  expect(memoryArea().length).toBe(0);
});
