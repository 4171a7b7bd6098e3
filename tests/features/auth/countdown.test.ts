import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { codeStep } from "#app/features/auth/codeApi.ts";
import { toCodeView } from "#app/features/auth/CodeVerificationPage.tsx";
import { NOON, openAuth, reach, says } from "#tests/features/auth/reach.ts";
import { RUNS } from "#tests/runs.ts";

const addresses = ["amira@example.de", "jasper@example.de"] as const;

type Did =
  /** Seconds go by, and the page is awake: its timers run. */
  | { kind: "waited"; seconds: number }
  /** The page sleeps: the clock on the wall goes on, its timers do not. */
  | { kind: "slept"; seconds: number }
  | { kind: "clockSet"; seconds: number }
  | { kind: "shown" | "reloaded" | "resent" }
  | { kind: "answers"; remaining: unknown }
  | { kind: "turned"; to: 0 | 1 };

/** One tab with the code step of either address, on a wall clock that may jump. */
function openStep() {
  const clock = new SimulatedClock();
  let ahead = 0;
  let remaining: unknown;
  let address: string = addresses[0];
  const now = () => NOON + clock.now() + ahead;
  const { deps, memory } = reach({
    "POST /verification/email/send": () =>
      remaining === undefined ? says({ success: true })() : says({ remainingSeconds: remaining }, 429)(),
  });

  function startStep(sendsCode: boolean) {
    // A client of its own: what it answers to a second automatic send within 2 s is not of interest.
    const auth = openAuth({ ...deps, client: { ...deps.client }, now }, { email: address });
    const [machine, { input }] = codeStep("email")(auth);
    return createActor(machine, { clock, input: { ...input, sendsCode } }).start();
  }
  let actor = startStep(true);
  const restart = (sendsCode: boolean) => {
    actor.stop();
    actor = startStep(sendsCode);
  };

  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };

  function act(did: Did): void {
    switch (did.kind) {
      case "waited":
        return wait(did.seconds);
      case "slept":
      case "clockSet":
        ahead += did.seconds * 1000;
        return;
      case "shown":
        return actor.send({ type: "page.shown" });
      case "reloaded":
        return restart(false);
      case "resent":
        return actor.send({ type: "resend.requested" });
      case "answers":
        remaining = did.remaining;
        return;
      case "turned":
        address = addresses[did.to];
        return restart(true);
    }
  }
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((done) => setImmediate(done));
  };
  /** Whole seconds until the last send allows another; a clock that was set back behind the send ends the wait. */
  const due = (): number => {
    const last = memory.lastSend("email", address);
    if (!last || now() < last.sentAt - 2000) return 0;
    return Math.max(0, Math.ceil(last.seconds - (now() - last.sentAt) / 1000));
  };
  return { act, settle, wait, due, memory, address: () => address, view: () => toCodeView(actor.getSnapshot()) };
}

const remaining = fc.constantFrom<unknown[]>(undefined, 45, "45", 0, -1, Number.NaN, 1e9, null, "bald", 137);
const seconds = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(3600, -3600, 300, -1));
const did: fc.Arbitrary<Did> = fc.oneof(
  fc.record({ kind: fc.constant("waited" as const), seconds: fc.integer({ min: 0, max: 70 }) }),
  fc.record({ kind: fc.constant("slept" as const), seconds: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ kind: fc.constant("clockSet" as const), seconds }),
  fc.record({ kind: fc.constantFrom("shown" as const, "reloaded" as const, "resent" as const) }),
  fc.record({ kind: fc.constant("answers" as const), remaining }),
  fc.record({ kind: fc.constant("turned" as const), to: fc.constantFrom(0 as const, 1 as const) }),
);

test(`whatever clocks, reloads and answers do, the countdown stays in its bounds and ends: ${RUNS} histories (F11, P21, C-34)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(did, { maxLength: 12 }), async (history) => {
      const step = openStep();
      await step.settle();
      for (const each of history) {
        step.act(each);
        await step.settle();
        const { resend } = step.view();
        expect(resend.kind).not.toBe("sending");
        if (resend.kind !== "waiting") continue;
        // Beyond a minute only as far as the provider itself has said.
        const most = Math.max(60, step.memory.lastSend("email", step.address())?.seconds ?? 0);
        expect(Number.isInteger(resend.secondsLeft)).toBe(true);
        expect(resend.secondsLeft).toBeGreaterThan(0);
        expect(resend.secondsLeft).toBeLessThanOrEqual(Math.min(most, 3600));
      }
      // However far the clocks were moved: one second after the wait is due the way to a new code is there.
      step.wait(step.due() + 1);
      await step.settle();
      expect(step.view().resend).toEqual({ kind: "ready" });
    }),
    { numRuns: RUNS },
  );
});

test("a page that slept tells the right time as soon as it is looked at, and one second later at the latest (F11, P21)", async () => {
  const step = openStep();
  await step.settle();
  step.act({ kind: "slept", seconds: 40 });
  step.act({ kind: "shown" });
  expect(step.view().resend).toEqual({ kind: "waiting", secondsLeft: 20 });
  step.act({ kind: "slept", seconds: 10 });
  step.wait(1);
  expect(step.view().resend).toEqual({ kind: "waiting", secondsLeft: 9 });
});

test("each address has a wait of its own, in whatever spelling (F11, C-76)", async () => {
  const step = openStep();
  await step.settle();
  step.wait(20);
  step.act({ kind: "turned", to: 1 });
  await step.settle();
  expect(step.view()).toMatchObject({ recipient: addresses[1], resend: { kind: "waiting", secondsLeft: 60 } });
  step.act({ kind: "turned", to: 0 });
  await step.settle();
  expect(step.view()).toMatchObject({ resend: { kind: "waiting", secondsLeft: 40 }, sendProblem: { code: "wait" } });
  expect(step.memory.lastSend("email", ` ${addresses[0].toUpperCase()} `)).not.toBeNull();
});
