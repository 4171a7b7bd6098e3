import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { apiErrorWith } from "#app/client/apiError.ts";
import {
  idCheckMachine,
  type Capture,
  type IdCheckInput,
  type IdDocument,
  type Picture,
} from "#app/features/id-check/idCheckMachine.ts";
import { toIdCheckView } from "#app/features/id-check/idCheckView.ts";
import { QueryError } from "#app/shell/queryError.ts";
import {
  captureId,
  startReplacement,
  deleteId,
  initialIdCheckState,
  type IdCheckState,
} from "#src/model/id-check/idCheck.ts";
import { emptyIdData, type IdData } from "#src/model/id-check/idData.ts";
import type { IdPhotoProblem } from "#src/model/id-check/idPhoto.ts";

const NOON = Date.UTC(2026, 10, 20, 11);
const data: IdData = { ...emptyIdData, idNumber: "L01X00T471", lastName: "Okonkwo" };
const completed: IdCheckState = { ...initialIdCheckState, status: "Completed", uploadDate: "2026-11-02T07:30:00.000Z" };
const jpeg = new Blob(["\u00ff\u00d8"]);
const picture: Picture = async () => ({ kind: "photo", photo: jpeg });

type Taken = { kind: "taken"; capture: Capture } | { kind: "refused"; problem: IdPhotoProblem };
type Answers = {
  load: () => Promise<IdDocument>;
  verify: (form: IdData) => Promise<boolean>;
  take: (picture: Picture | null) => Promise<Taken>;
  upload: () => Promise<void>;
  remove: () => Promise<void>;
};

/** A provider with the rules of the model, and a user on one of the screens. */
async function start(
  input: Partial<IdCheckInput> = {},
  from: IdCheckState = initialIdCheckState,
  own: Partial<Answers> = {},
) {
  let stored: IdDocument = from;
  let captures = 0;
  const goOn = vi.fn<() => void>();
  const goToDashboard = vi.fn<() => void>();
  const upload = vi.fn<(mode: "initial" | "replacement", capture: Capture | null) => Promise<IdDocument>>(
    async (mode) => {
      await own.upload?.();
      return (stored = captureId(mode === "replacement" ? startReplacement(stored) : stored, NOON));
    },
  );
  const clock = new SimulatedClock();
  const actor = createActor(
    idCheckMachine.provide({
      actors: {
        loadDocument: fromPromise(own.load ?? (async () => stored)),
        verifyData: fromPromise(({ input: form }: { input: IdData }) => (own.verify ?? (async () => true))(form)),
        takePhoto: fromPromise(({ input: chosen }: { input: Picture | null }) =>
          (own.take ?? (async () => ({ kind: "taken" as const, capture: { id: `${++captures}`, photo: jpeg } })))(
            chosen,
          ),
        ),
        upload: fromPromise(({ input: { mode, capture } }) => upload(mode, capture)),
        removeDocument: fromPromise(async () => {
          await own.remove?.();
          stored = deleteId(stored);
        }),
      },
      actions: { goOn, goToDashboard },
    }),
    { input: { screen: "id-terms", isReplacing: false, ...input }, clock },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  await settle();
  const send = async (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
  };
  const view = () => toIdCheckView(actor.getSnapshot());
  return { actor, clock, send, settle, view, upload, goOn, goToDashboard, stored: () => stored };
}

const silence = () => Promise.reject(new Error("no answer"));
const editing = { screen: "id-terms", initial: emptyIdData, status: "editing", problem: null };
const ready = {
  screen: "id-capture",
  photo: null,
  isCameraOff: false,
  replacement: null,
  status: "ready",
  problem: null,
};
const reviewing = { screen: "id-capture", photo: jpeg, replacement: null, status: "reviewing", problem: null };
const shown = { screen: "id-result", document: completed, isReplaced: false, deletion: null };
const photo = { type: "picture.chosen", picture } as const;
const use = { type: "photo.accepted" } as const;

describe("the first screen", () => {
  test.each([
    ["id-terms", false, initialIdCheckState, editing],
    ["id-capture", false, initialIdCheckState, ready],
    ["id-result", false, initialIdCheckState, { ...shown, document: null }],
    ["id-terms", false, completed, shown],
    ["id-capture", false, completed, shown],
    ["id-result", false, completed, shown],
    ["id-capture", true, completed, { ...ready, replacement: { left: 2 } }],
    [
      "id-capture",
      true,
      { ...completed, replacementsRemaining: 0 },
      { ...shown, document: { ...completed, replacementsRemaining: 0 } },
    ],
  ] as const)(
    "%s, replacing: %s (IDC-02, IDC-03, IDC-16, VS-101, VS-107, VS-112)",
    async (screen, isReplacing, state, seen) => {
      const { view } = await start({ screen, isReplacing }, state);
      expect(view()).toEqual(seen);
    },
  );

  test("the browser's back and forward lead where the rules allow", async () => {
    const { send, view } = await start({ screen: "id-result" }, completed);
    await send({ type: "screen.opened", screen: "id-terms", isReplacing: false });
    expect(view()).toEqual(shown);
    await send({ type: "screen.opened", screen: "id-capture", isReplacing: true });
    expect(view()).toEqual({ ...ready, replacement: { left: 2 } });
    await send({ type: "screen.opened", screen: "id-result", isReplacing: false });
    expect(view()).toEqual(shown);
  });

  test("navigation during loading waits, and then shows the right screen", async () => {
    let arrive = (_: IdDocument) => {};
    const load = () => new Promise<IdDocument>((done) => void (arrive = done));
    const { send, settle, view } = await start({}, completed, { load });
    await send({ type: "screen.opened", screen: "id-capture", isReplacing: true });
    expect(view()).toEqual({ screen: "opening", status: "loading" });
    arrive(completed);
    await settle();
    expect(view()).toEqual({ ...ready, replacement: { left: 2 } });
  });

  test("navigation after a failed load loads again from there", async () => {
    const load = vi.fn<() => Promise<IdDocument>>(silence);
    const { send, view } = await start({}, completed, { load });
    await send({ type: "screen.opened", screen: "id-capture", isReplacing: true });
    expect(view()).toEqual({ screen: "opening", status: "failed" });
    load.mockResolvedValueOnce(completed);
    await send({ type: "retry.requested" });
    expect(view()).toEqual({ ...ready, replacement: { left: 2 } });
  });

  test("the browser's forward leads to the previous screen again", async () => {
    const { send, view } = await start({ screen: "id-capture" });
    await send({ type: "back.requested" });
    expect(view()).toEqual(editing);
    await send({ type: "screen.opened", screen: "id-capture", isReplacing: false });
    expect(view()).toEqual(ready);
  });

  test("without a result the user is redirected to the data", async () => {
    const { send, view } = await start({ screen: "id-result" });
    await send({ type: "terms.requested" });
    expect(view()).toEqual(editing);
  });

  test("until loaded, the opening screen is shown; after a failure it can be retried", async () => {
    const load = vi.fn<() => Promise<IdDocument>>(silence);
    const { send, view, actor } = await start({ screen: "id-result" }, completed, { load });
    expect(view()).toEqual({ screen: "opening", status: "failed" });
    load.mockResolvedValueOnce(completed);
    actor.send({ type: "retry.requested" });
    expect(view()).toEqual({ screen: "opening", status: "retrying" });
    await send({ type: "screen.opened", screen: "id-terms", isReplacing: false });
    expect(view()).toEqual(shown);
  });
});

describe("the data", () => {
  test("are validated once, and stay confirmed until the photo is opened (VS-098)", async () => {
    const verify = vi.fn<(form: IdData) => Promise<boolean>>(async () => true);
    const { actor, settle, view } = await start({}, undefined, { verify });
    actor.send({ type: "data.submitted", data });
    actor.send({ type: "data.submitted", data });
    expect(view()).toEqual({ ...editing, initial: data, status: "checking" });
    await settle();
    expect(view()).toEqual({ ...editing, initial: data, status: "confirmed" });
    actor.send({ type: "continue.requested" });
    expect(view()).toEqual(ready);
    expect(verify.mock.calls).toEqual([[data]]);
  });

  test("lead to the photo automatically with the camera off, until the user turns it on or goes back by a button (IDC-07, D-109)", async () => {
    const { send, view } = await start();
    await send({ type: "data.submitted", data }, { type: "confirmation.elapsed" });
    expect(view()).toEqual({ ...ready, isCameraOff: true });
    await send({ type: "camera.requested" });
    expect(view()).toEqual(ready);
    await send({ type: "back.requested" }, { type: "data.submitted", data }, { type: "confirmation.elapsed" });
    await send({ type: "back.requested" }, { type: "data.submitted", data }, { type: "continue.requested" });
    expect(view()).toEqual(ready);
  });

  test("keep the camera off while a photo that was chosen is tried", async () => {
    const { send, view } = await start({}, undefined, { upload: silence });
    await send({ type: "data.submitted", data }, { type: "confirmation.elapsed" }, photo, use);
    expect(view()).toEqual({ ...reviewing, problem: "uploadFailed" });
    await send({ type: "retake.requested" });
    expect(view()).toEqual({ ...ready, isCameraOff: true });
  });

  test("stay confirmed when their screen is opened again", async () => {
    const { send, view } = await start();
    await send({ type: "data.submitted", data }, { type: "screen.opened", screen: "id-terms", isReplacing: false });
    expect(view()).toEqual({ ...editing, initial: data, status: "confirmed" });
  });

  test("that do not fit the document, or get no answer, stay (D-19, VS-100)", async () => {
    const verify = vi.fn<(form: IdData) => Promise<boolean>>(async () => false);
    const { send, view } = await start({}, undefined, { verify });
    await send({ type: "data.submitted", data });
    expect(view()).toEqual({ ...editing, initial: data, problem: "notVerified" });
    verify.mockImplementationOnce(silence);
    await send({ type: "data.submitted", data });
    expect(view()).toEqual({ ...editing, initial: data, problem: "notChecked" });
    verify.mockResolvedValueOnce(true);
    await send({ type: "data.submitted", data });
    expect(view()).toEqual({ ...editing, initial: data, status: "confirmed" });
  });

  test("are restored on the way back from the camera", async () => {
    const { send, view } = await start();
    await send({ type: "data.submitted", data }, { type: "continue.requested" }, { type: "back.requested" });
    expect(view()).toEqual({ ...editing, initial: data });
  });
});

describe("the photo", () => {
  test("makes it Completed with its date and leads to the result (IDC-17, IDC-20, IDC-21, D-16, ENTS-12)", async () => {
    const { actor, send, view, upload } = await start({ screen: "id-capture" });
    actor.send(photo);
    expect(view()).toEqual({ ...ready, status: "preparing" });
    await send(photo);
    expect(view()).toEqual(reviewing);
    expect(upload).not.toHaveBeenCalled();
    actor.send(use);
    expect(view()).toEqual({ ...reviewing, status: "sending" });
    await send(use);
    expect(view()).toEqual({
      ...shown,
      document: {
        status: "Completed",
        replacementsRemaining: 2,
        navigationContext: null,
        uploadDate: "2026-11-20T11:00:00.000Z",
      },
    });
    expect(upload.mock.calls).toEqual([["initial", { id: "1", photo: jpeg }]]);
  });

  test.each(["retake.requested", "back.requested"] as const)(
    "is looked at first, and %s leads to the camera without it (D-17)",
    async (type) => {
      const { send, view, upload, stored } = await start({ screen: "id-capture", isReplacing: true }, completed);
      const replacing = { ...ready, replacement: { left: 2 } };
      for (let again = 0; again < 4; again += 1) {
        await send(photo);
        expect(view()).toEqual({ ...reviewing, replacement: { left: 2 } });
        await send({ type });
        expect(view()).toEqual(replacing);
      }
      await send(photo, { type: "screen.opened", screen: "id-result", isReplacing: false });
      expect(view()).toEqual(shown);
      await send({ type: "replace.requested" });
      expect(view()).toEqual(replacing);
      expect(upload).not.toHaveBeenCalled();
      expect(stored()).toEqual(completed);
    },
  );

  test("is restored if it was not sent, and counts once for any number of submits (P26)", async () => {
    const answers = vi.fn<() => Promise<void>>(silence);
    const { send, view, upload } = await start({ screen: "id-capture" }, undefined, { upload: answers });
    await send(photo, use);
    expect(view()).toEqual({ ...reviewing, problem: "uploadFailed" });
    answers.mockImplementation(async () => {});
    await send(use);
    expect(view()).toMatchObject({ screen: "id-result" });
    expect(upload.mock.calls.map(([, capture]) => capture?.id)).toEqual(["1", "1"]);
  });

  test("that is too large for a proxy is restored, with an error", async () => {
    const upload = () => Promise.reject(new QueryError(apiErrorWith("too-large", 413)));
    const { send, view } = await start({ screen: "id-capture" }, undefined, { upload });
    await send(photo, use);
    expect(view()).toEqual({ ...reviewing, problem: "tooLargeForServer" });
  });

  test("that cannot be taken, read or sent costs nothing and can be taken again (VS-105, D-17)", async () => {
    const take = vi.fn<Answers["take"]>(async () => ({ kind: "refused", problem: "tooLarge" }));
    const { actor, send, settle, view, stored } = await start({ screen: "id-capture", isReplacing: true }, completed, {
      take,
      upload: silence,
    });
    const replacing = { ...ready, replacement: { left: 2 } };
    await send(photo);
    expect(view()).toEqual({ ...replacing, problem: "tooLarge" });
    expect(take).toHaveBeenLastCalledWith(picture);
    take.mockImplementationOnce(silence);
    actor.send(photo);
    expect(view()).toEqual({ ...replacing, status: "preparing" });
    await settle();
    expect(view()).toEqual({ ...replacing, problem: "unreadable" });
    take.mockResolvedValueOnce({ kind: "taken", capture: { id: "1", photo: jpeg } });
    await send(photo, use);
    expect(view()).toEqual({ ...reviewing, replacement: { left: 2 }, problem: "uploadFailed" });
    expect(stored().replacementsRemaining).toBe(2);
    await send({ type: "back.requested" });
    expect(view()).toEqual(replacing);
    await send({ type: "back.requested" });
    expect(view()).toEqual(shown);
    await send({ type: "replace.requested" });
    expect(view()).toEqual(replacing);
  });
});

describe("a replacement", () => {
  test("costs one when it has arrived, is announced for 3 s, and after the second there is none (IDC-28, IDC-29, IDC-30, D-17, P26, VS-110)", async () => {
    const { clock, send, view, upload } = await start({ screen: "id-result" }, completed);
    const after = (replacementsRemaining: number, isReplaced: boolean) => ({
      ...shown,
      document: { ...completed, replacementsRemaining, uploadDate: "2026-11-20T11:00:00.000Z" },
      isReplaced,
    });
    await send({ type: "replace.requested" });
    expect(view()).toEqual({ ...ready, replacement: { left: 2 } });
    await send(photo, use);
    expect(view()).toEqual(after(1, true));
    await send({ type: "screen.opened", screen: "id-result", isReplacing: false });
    expect(view()).toEqual(after(1, true));
    clock.increment(2999);
    expect(view()).toEqual(after(1, true));
    clock.increment(1);
    expect(view()).toEqual(after(1, false));
    await send({ type: "replace.requested" }, photo, use, { type: "replace.requested" });
    expect(view()).toEqual(after(0, true));
    expect(upload.mock.calls).toEqual([
      ["replacement", { id: "1", photo: jpeg }],
      ["replacement", { id: "2", photo: jpeg }],
    ]);
  });

  test("that is not made costs nothing (D-17, P26)", async () => {
    const { send, view, stored } = await start({ screen: "id-result" }, completed);
    for (let again = 0; again < 5; again += 1) await send({ type: "replace.requested" }, { type: "back.requested" });
    expect(view()).toEqual(shown);
    expect(stored()).toEqual(completed);
  });
});

describe("deleting", () => {
  test("needs confirmation and then leads to the dashboard (IDC-32, IDC-33, IDC-34, IDC-35, D-18, VS-113)", async () => {
    const { send, view, actor, stored, goToDashboard } = await start(
      { screen: "id-result" },
      { ...completed, replacementsRemaining: 0 },
    );
    const before = view();
    await send({ type: "delete.requested" });
    expect(view()).toEqual({ ...before, deletion: "asking" });
    await send({ type: "delete.cancelled" });
    expect(view()).toEqual(before);
    await send({ type: "delete.requested" });
    actor.send({ type: "delete.confirmed" });
    expect(view()).toEqual({ ...before, deletion: "deleting" });
    actor.send({ type: "delete.cancelled" });
    await send({ type: "delete.confirmed" });
    expect(stored()).toEqual(initialIdCheckState);
    expect(goToDashboard).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().status).toBe("done");
  });

  test("without a response nothing is deleted, and the dialog shows it (VS-113)", async () => {
    const { send, view, goToDashboard } = await start({ screen: "id-result" }, completed, { remove: silence });
    await send({ type: "delete.requested" }, { type: "delete.confirmed" });
    expect(view()).toEqual({ ...shown, deletion: "failed" });
    await send({ type: "delete.cancelled" }, { type: "delete.requested" });
    expect(view()).toEqual({ ...shown, deletion: "asking" });
    expect(goToDashboard).not.toHaveBeenCalled();
  });
});

test("continuing is the caller's navigation (D-16)", async () => {
  const { send, view, goOn } = await start({ screen: "id-result" }, completed);
  await send({ type: "continue.requested" });
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(view()).toEqual(shown);
});
