import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { faultKinds, type FaultKind } from "#app/sandbox/faultKinds.ts";
import { REQUEST_TIMEOUT_MS } from "#app/provider/limit.ts";
import { alertInPlace, faultsOfPage, typed, wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { situations } from "./situations.ts";

/** An answer that is late, odd or on the second try is an answer. */
const ANSWERED: readonly FaultKind[] = [
  "slow",
  "unknown-values",
  "ten-thousand",
  "out-of-order",
  "token-dead-refresh-ok",
  "wrong-content-type",
];
/** Nothing on the page says that this goes on, until the wait is over. */
const SILENT: readonly FaultKind[] = ["no-answer", "stall", "token-dead-refresh-unanswered"];
/** The session is over: the sign-in follows. */
const OVER: readonly FaultKind[] = ["token-dead-refresh-refused"];

/** One of each sort; the others are tried with `npm run stress`. */
const USUAL: readonly FaultKind[] = [
  "offline",
  "no-answer",
  "server-error",
  "bad-gateway-page",
  "wrong-shape",
  "token-dead-refresh-refused",
];
const tried = import.meta.env.STRESS ? faultKinds : USUAL;

let app: OpenApp;
beforeEach(() => void holdTime());
afterEach(() => app.close());

describe.each(situations)("$call on $path", ({ call, path, person, prepare, act, says, fine = [] }) => {
  test.each(tried)("answered by %s (F1, F8)", async (kind) => {
    app = await openApp({ path, person });
    if (!act) app.fault(call, kind);
    await settle();
    await prepare?.();
    const entered = typed();
    if (act) app.fault(call, kind);
    await act?.();
    await settle();
    if (SILENT.includes(kind)) await settle({ atLeast: REQUEST_TIMEOUT_MS / 1000 });
    expect(faultsOfPage()).toEqual([]);
    expect(app.calls(call)).toBeGreaterThan(0);
    expect(app.calls(call)).toBeLessThanOrEqual(2);
    if (OVER.includes(kind)) return;
    if (ANSWERED.includes(kind) || fine.includes(kind)) return;
    if (act) expect(typed()).toMatchObject(entered);
    if (says === "alert") expect(alertInPlace()).not.toBe("");
    else if (says) expect(wordsInPlace()).toMatch(says);
  });
});
