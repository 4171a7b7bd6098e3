import { afterEach, expect, test } from "vitest";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import { de } from "./copy.ts";
import { begin, end, go, settle, tickAll } from "./way.ts";

afterEach(end);

/** A no, which may mean that the answer was given elsewhere. */
const REFUSALS: readonly FaultKind[] = ["conflict", "unprocessable", "forbidden", "refused-with-200"];

test.each(REFUSALS)(
  "an answer that is refused by %s has the record read again: it may be there already",
  async (kind) => {
    const app = await begin({ path: "/code-of-conduct", person: "amira" });
    await tickAll();
    const before = app.calls("getExtra");
    app.fault("setCodeOfConduct", kind);
    await go(de.conduct.dock.submit);
    await settle();
    expect(app.calls("getExtra") - before).toBe(1);
  },
);

test("an answer to which there is no answer is not looked for", async () => {
  const app = await begin({ path: "/code-of-conduct", person: "amira" });
  await tickAll();
  const before = app.calls("getExtra");
  app.fault("setCodeOfConduct", "server-error");
  await go(de.conduct.dock.submit);
  await settle();
  expect(app.calls("getExtra") - before).toBe(0);
});
