import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calls } from "#app/client/calls.ts";
import { descriptions } from "#app/client/descriptions.ts";
import { REQUEST_TIMEOUT_MS } from "#app/platform/limit.ts";
import { faultKinds, type FaultKind } from "#app/sandbox/faultKinds.ts";
import { alertInPlace, faultsOfPage, followTyping, typed, wordsInPlace } from "./invariants.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { callNames, open, situations } from "./situations.ts";

/** An answer that is late, odd or on the second try is an answer. */
const ANSWERED: readonly FaultKind[] = ["slow", "unknown-values", "ten-thousand", "out-of-order", "wrong-content-type"];
/** Nothing on the page says that this goes on, until the wait is over. */
const SILENT: readonly FaultKind[] = ["no-answer", "stall", "token-dead-refresh-unanswered"];

/** One kind for each situation, another for the next, so that all 27 come up; `npm run stress` tries all of them everywhere. */
const kindsFor = (index: number): readonly FaultKind[] =>
  import.meta.env.STRESS ? faultKinds : [faultKinds[index % faultKinds.length]!];

test("every call of the contract is tried with faults, or named as one that no screen makes yet (F1)", () => {
  const tried = new Set(situations.map(({ call }) => call));
  expect(callNames.filter((call) => !tried.has(call)).toSorted()).toEqual(open.toSorted());
});

const withFile = situations.filter(({ sendsFile }) => sendsFile);
const cases = [
  ...sample(situations, 3).map((situation, index) => ({ ...situation, kinds: kindsFor(index) })),
  ...withFile.map((situation) => ({ ...situation, kinds: ["too-large-page"] as const })),
];

test("every call that a file goes with is tried with one that is too large for a server on the way", () => {
  const described = callNames.filter((call) => calls[call].method !== "GET" && descriptions[call].includes("base64"));
  expect(withFile.map(({ call }) => call).toSorted()).toEqual(described.toSorted());
});

/** How often a call may reach the provider: a change once, and once more only with a fresh token. */
function mostCalls(call: keyof typeof calls, kind: FaultKind): number {
  const { method, bearer } = calls[call];
  return method === "GET" || (bearer === "required" && kind === "token-dead-refresh-ok") ? 2 : 1;
}

describe.each(cases)(
  "$call on $path",
  ({
    call,
    kinds,
    path,
    person,
    as,
    procedures,
    after,
    prepare,
    act,
    atOnce = 1,
    leaves,
    says,
    sendsFile,
    fine = [],
    empties = [],
    ends,
  }) => {
    const isRefreshed = calls[call].bearer === "required";
    let app: OpenApp;
    beforeEach(() => void holdTime());
    afterEach(() => app.close());

    const ending: readonly FaultKind[] = ends ?? (isRefreshed ? ["token-dead-refresh-refused"] : []);
    const answered = isRefreshed ? [...ANSWERED, "token-dead-refresh-ok"] : ANSWERED;

    test.each(kinds)("answered by %s (F1, F8)", async (kind) => {
      const fault = { call, kind, times: 1 };
      const dead = after && ({ call: after, kind: "token-dead-refresh-ok", times: 1 } as const);
      const arrival = { path, person, ...(as && { as }), ...(procedures && { procedures }) };
      app = await openApp(arrival, act ? [] : dead ? [dead, fault] : [fault]);
      await settle();
      await prepare?.(app);
      const endOfTyping = followTyping();
      const before = act ? app.calls(call) : 0;
      if (act) app.fault(call, kind);
      await act?.(app);
      const entered = endOfTyping();
      await settle();
      if (SILENT.includes(kind)) await settle({ atLeast: REQUEST_TIMEOUT_MS / 1000 });
      if (ending.includes(kind)) {
        // The locks and marks of a refresh are the browser's own and take their time.
        await settle({ atLeast: 10 });
        await vi.waitUntil(() => !app.deps.session.isOpen());
        await settle();
      }
      expect(faultsOfPage()).toEqual([]);
      const made = app.calls(call) - before;
      expect(made).toBeGreaterThan(0);
      expect(made).toBeLessThanOrEqual(mostCalls(call, kind) + atOnce - 1);

      const isEnded = ending.includes(kind);
      const isRefused = !isEnded && !answered.includes(kind) && !fine.includes(kind);
      const isOpen = app.deps.session.isOpen();
      // On the way in an answer may begin a session, and a refusal never does.
      expect(isOpen).toBe(as === undefined ? !isEnded : !isRefused && isOpen);
      const isKept = isRefused && act && !leaves && !empties.includes(kind);
      expect(typed()).toMatchObject(isKept ? entered : {});
      const told = says === "alert" ? alertInPlace() : wordsInPlace();
      const isTooLarge = sendsFile && kind === "too-large-page";
      const expected = isTooLarge ? /zu groß\. Bitte / : says === "alert" ? /./ : says;
      expect(told).toMatch(!isRefused || !expected ? "" : expected);
    });
  },
);
