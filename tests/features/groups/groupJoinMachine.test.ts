import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JoinAnswer, PreviewAnswer } from "#app/features/groups/groupJoinMachine.ts";
import { found, previewOf, started } from "#tests/features/groups/started.ts";
import { MANY_RUNS } from "#tests/runs.ts";

const CODE = "01234567";
const silence = () => Promise.reject(new Error("silence"));
const ready = { kind: "preview", preview: previewOf(CODE), status: "ready", failure: null };

async function previewed(join?: () => Promise<JoinAnswer>) {
  const run = started({ code: CODE, ...(join && { join }) });
  await run.at("previewed");
  return run;
}

describe("the number", () => {
  test("fewer than eight digits show nothing and ask nothing (GRP-19, GRP-20)", () => {
    const { type, view, loadPreview } = started();
    expect(view()).toEqual({ code: "", problem: null, result: { kind: "none" } });
    for (const code of ["0", "01", "0123456"]) type(code);
    expect(view()).toEqual({ code: "0123456", problem: null, result: { kind: "none" } });
    expect(loadPreview).not.toHaveBeenCalled();
  });

  test("on blur with too few digits there is an error until the next input; an empty field has none (GRP-19, VS-199)", () => {
    const { actor, type, view } = started();
    actor.send({ type: "code.left" });
    expect(view().problem).toBeNull();
    type("012");
    actor.send({ type: "code.left" });
    expect(view().problem).toBe("invalid");
    type("0123");
    expect(view().problem).toBeNull();
  });

  test("the eighth digit loads the preview by itself, once, with the leading zero (GRP-20, P33, VS-200)", async () => {
    const { type, at, view, loadPreview } = started();
    type(CODE);
    expect(view().result).toEqual({ kind: "loading" });
    await at("previewed");
    expect(view()).toEqual({ code: CODE, problem: null, result: ready });
    type(CODE);
    expect(loadPreview.mock.calls).toEqual([[CODE]]);
  });

  test("a link with a number loads its group at once (D-103)", async () => {
    const { view, at } = started({ code: CODE });
    expect(view().result).toEqual({ kind: "loading" });
    await at("previewed");
    expect(view().result).toEqual(ready);
  });

  test("a link with too short a number has no error before the blur (GRP-19, D-103)", () => {
    const { actor, view } = started({ code: "012" });
    expect(view()).toEqual({ code: "012", problem: null, result: { kind: "none" } });
    actor.send({ type: "code.left" });
    expect(view().problem).toBe("invalid");
  });

  test("another number drops the group of the one before (P34)", async () => {
    const { type, view } = await previewed();
    type("0123456");
    expect(view()).toEqual({ code: "0123456", problem: null, result: { kind: "none" } });
  });
});

describe("the preview", () => {
  const answers: [string, PreviewAnswer, object][] = [
    ["not found (GRP-30)", { kind: "notFound", message: "Group not found" }, { kind: "notFound" }],
    ["full (GRP-32)", { kind: "full", message: "Group is full" }, { kind: "full" }],
    [
      "in words (GRP-33, VS-205)",
      { kind: "raw", message: "Boom" },
      { kind: "failed", isRetrying: false, message: "Boom" },
    ],
  ];

  test.each(answers)("refused: %s", async (_, answer, result) => {
    const { at, view } = started({ code: CODE, loadPreview: async () => answer });
    await at("refused");
    expect(view()).toEqual({ code: CODE, problem: null, result });
  });

  test("without a response the number stays, and a retry searches again, once", async () => {
    const { actor, at, view, loadPreview } = started({ code: CODE, loadPreview: silence });
    await at("refused");
    expect(view().result).toEqual({ kind: "failed", isRetrying: false, message: null });
    loadPreview.mockImplementation(async (code) => found(code));
    actor.send({ type: "preview.requested" });
    actor.send({ type: "preview.requested" });
    expect(view().result).toEqual({ kind: "failed", isRetrying: true, message: null });
    await at("previewed");
    expect(loadPreview).toHaveBeenCalledTimes(2);
  });

  test("the provider's message is not shown after a retry without a response (GRP-33)", async () => {
    const { actor, at, view, loadPreview } = started({
      code: CODE,
      loadPreview: async () => ({ kind: "raw", message: "Boom" }),
    });
    await at("refused");
    loadPreview.mockImplementation(silence);
    actor.send({ type: "preview.requested" });
    await at("refused");
    expect(view().result).toEqual({ kind: "failed", isRetrying: false, message: null });
  });

  test("a full group cannot be joined (GRP-25)", async () => {
    const full = { ...previewOf(CODE), isFull: true };
    const { actor, at, join, view } = started({
      code: CODE,
      loadPreview: async () => ({ kind: "found", preview: full }),
    });
    await at("previewed");
    actor.send({ type: "join.requested" });
    expect(view().result).toEqual({ ...ready, preview: full });
    expect(join).not.toHaveBeenCalled();
  });
});

describe("joining", () => {
  test("it is sent once, with the number of the group on show; meanwhile nothing changes (F6, P34)", async () => {
    const { actor, type, view, join } = await previewed();
    actor.send({ type: "join.requested" });
    actor.send({ type: "join.requested" });
    type("482");
    expect(view()).toEqual({ code: CODE, problem: null, result: { ...ready, status: "joining" } });
    expect(join.mock.calls).toEqual([[CODE]]);
  });

  test("success is shown for 1.5 seconds, then the group (GRP-27, VS-206)", async () => {
    const { actor, at, view, clock, goToGroup } = await previewed();
    actor.send({ type: "join.requested" });
    await at("joined");
    expect(view().result).toEqual({ ...ready, status: "joined" });
    clock.increment(1499);
    expect(goToGroup).not.toHaveBeenCalled();
    clock.increment(1);
    expect(goToGroup).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().status).toBe("done");
    expect(view().result).toEqual({ ...ready, status: "joined" });
  });

  test("a user who has left meanwhile is not redirected", async () => {
    const { actor, at, clock, goToGroup } = await previewed();
    actor.send({ type: "join.requested" });
    await at("joined");
    actor.stop();
    clock.increment(10_000);
    expect(goToGroup).not.toHaveBeenCalled();
  });

  test("the last place is taken meanwhile: the group is shown as full (GRP-32)", async () => {
    const { actor, at, view } = await previewed(async () => ({ kind: "full", message: "Group is full" }));
    actor.send({ type: "join.requested" });
    await at("previewed");
    expect(view().result).toEqual({ ...ready, preview: { ...previewOf(CODE), isFull: true } });
  });

  test("the group is deleted meanwhile: there is none with this number (GRP-30)", async () => {
    const { actor, at, view } = await previewed(async () => ({ kind: "notFound", message: "Group not found" }));
    actor.send({ type: "join.requested" });
    await at("refused");
    expect(view().result).toEqual({ kind: "notFound" });
  });

  test.each([
    ["in words", async (): Promise<JoinAnswer> => ({ kind: "raw", message: "Boom" }), "Boom"],
    ["without an answer", silence, null],
  ])("refused %s the group stays on show and can be joined again (GRP-33, VS-207)", async (_, refuse, message) => {
    const { actor, at, view, join } = await previewed(refuse);
    actor.send({ type: "join.requested" });
    await at("previewed");
    expect(view().result).toEqual({ ...ready, failure: { message } });
    join.mockImplementation(async () => ({ kind: "joined" }));
    actor.send({ type: "join.requested" });
    expect(view().result).toEqual({ ...ready, status: "joining" });
    await at("joined");
  });
});

type Step = { kind: "type"; code: string } | { kind: "join" } | { kind: "again" };

const codes = fc.constantFrom("01234567", "12345678", "23456789", "3456789", "");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type" as const), code: codes }) },
  { weight: 1, arbitrary: fc.constant({ kind: "join" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "again" as const }) },
);

/** Takes the steps while answers arrive in any order; returns all shown or joined data of another number. */
async function faultsOf(
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  fates: Iterator<"found" | "refused" | "silent">,
) {
  const faults: string[] = [];
  const loadPreview = scheduler.scheduleFunction(async (requested: string): Promise<PreviewAnswer> => {
    const { value: fate } = fates.next();
    if (fate === "silent") throw new Error("silence");
    return fate === "found" ? found(requested) : { kind: "raw", message: requested };
  });
  const { actor, type, view, join } = started({ loadPreview, join: () => new Promise<JoinAnswer>(() => {}) });
  const shownNumber = () => {
    const { result } = view();
    if (result.kind === "preview") return result.preview.groupNumber;
    return result.kind === "failed" ? result.message : null;
  };
  const checkView = () => {
    const shown = shownNumber();
    if (shown !== null && shown !== view().code) faults.push(`${shown} on show for ${view().code}`);
  };
  const take = (taken: Step) => {
    const offered = shownNumber();
    const before = join.mock.calls.length;
    if (taken.kind === "type") type(taken.code);
    else actor.send({ type: taken.kind === "join" ? "join.requested" : "preview.requested" });
    if (join.mock.calls.length > before && join.mock.lastCall?.[0] !== offered) faults.push(`joined unlike ${offered}`);
    checkView();
  };
  actor.subscribe(checkView);
  const sequence = scheduler.scheduleSequence(steps.map((taken) => async () => take(taken)));
  await scheduler.waitFor(sequence.task);
  await scheduler.waitIdle();
  checkView();
  if (join.mock.calls.length > 1) faults.push("joined twice");
  const typed = steps.findLast((taken) => taken.kind === "type");
  if (join.mock.calls.length === 0 && typed && view().code !== typed.code) faults.push("not the last number");
  actor.stop();
  return faults;
}

test("with responses in any order the shown group has the typed number, and only that one is joined (F9, P34)", async () => {
  const fates = fc.infiniteStream(fc.constantFrom("found" as const, "refused" as const, "silent" as const));
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  const property = fc.asyncProperty(fc.scheduler(), steps, fates, async (scheduler, taken, answers) => {
    expect(await faultsOf(scheduler, taken, answers)).toEqual([]);
  });
  await fc.assert(property, { numRuns: MANY_RUNS / 2 });
});
