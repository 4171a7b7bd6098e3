import { afterEach, expect, test, vi } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { idCheckServices } from "#app/features/id-check/idCheckApi.ts";
import type { IdDocumentPort } from "#app/client/ports.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData } from "#src/model/id-check/idData.ts";

const completed = { ...initialIdCheckState, status: "Completed", uploadDate: "2026-11-20T11:00:00.000Z" } as const;

function services(
  events: () => Promise<{ id_check: boolean | null }[]> = async () => [],
  own: Pick<Partial<IdDocumentPort>, "load"> = {},
) {
  const port = {
    load: vi.fn<IdDocumentPort["load"]>(own.load ?? (async () => initialIdCheckState)),
    verifyData: vi.fn<IdDocumentPort["verifyData"]>(async () => ({ validierung_erfolgreich: true })),
    upload: vi.fn<IdDocumentPort["upload"]>(async () => completed),
    remove: vi.fn<IdDocumentPort["remove"]>(async () => initialIdCheckState),
  };
  const forgetEvents = vi.fn<() => void>();
  const onSent = vi.fn<(share: number) => void>();
  const made = idCheckServices({
    extraId: "7301",
    openPort: async () => port,
    loadEvents: events,
    forgetEvents,
    onSent,
    toaster: { notify: vi.fn<(announcement: unknown) => void>() },
  });
  const run = (name: keyof typeof made, input?: unknown): Promise<unknown> =>
    toPromise(createActor(made[name] as AnyActorLogic, { input }).start());
  return { port, run, forgetEvents, onSent };
}

afterEach(() => void vi.unstubAllGlobals());

test("a provider that has seen the document makes it Completed without a photo or a date (D-100)", async () => {
  const seen = services(async () => [{ id_check: null }, { id_check: true }]);
  expect(await seen.run("loadDocument")).toEqual({ ...initialIdCheckState, status: "Completed" });
  const unseen = services(async () => [{ id_check: false }]);
  expect(await unseen.run("loadDocument")).toEqual(initialIdCheckState);
  expect(unseen.port.load).toHaveBeenCalledWith("7301");
});

test("days that cannot be read say nothing, and whoever is through does not wait for them", async () => {
  expect(await services(() => Promise.reject(new Error("offline"))).run("loadDocument")).toEqual(initialIdCheckState);
  const events = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const through = services(events, { load: async () => completed });
  expect(await through.run("loadDocument")).toEqual(completed);
  expect(events).not.toHaveBeenCalled();
});

test("a port that does not answer is no answer", async () => {
  const { run } = services(undefined, { load: () => Promise.reject(new Error("silence")) });
  await expect(run("loadDocument")).rejects.toThrow("silence");
});

test("data are sent as the provider spells them, and its verdict counts (IDC-04, D-19)", async () => {
  const { port, run } = services();
  expect(await run("verifyData", { ...emptyIdData, idNumber: "L01X00T471" })).toBe(true);
  expect(port.verifyData).toHaveBeenCalledWith(
    "7301",
    expect.objectContaining({ personalausweisnummer: "L01X00T471" }),
  );
  port.verifyData.mockResolvedValueOnce({ validierung_erfolgreich: false });
  expect(await run("verifyData", emptyIdData)).toBe(false);
});

test("a photo is sent with the id of its capture and what it is for (P26)", async () => {
  const { port, run, forgetEvents, onSent } = services();
  const capture = { id: "one", photo: new Blob(["x"]) };
  port.upload.mockRejectedValueOnce(new Error("silence"));
  await expect(run("upload", { capture, mode: "replacement" })).rejects.toThrow("silence");
  expect(forgetEvents).not.toHaveBeenCalled();
  port.upload.mockClear();
  expect(await run("upload", { capture, mode: "replacement" })).toEqual(completed);
  expect(forgetEvents).toHaveBeenCalledTimes(1);
  expect(port.upload.mock.calls).toEqual([["7301", capture, "replacement", onSent]]);
  await expect(run("upload", { capture: null, mode: "initial" })).rejects.toThrow("no photo");
  expect(await run("removeDocument")).toEqual(initialIdCheckState);
  expect(port.remove).toHaveBeenCalledWith("7301");
});

test("what is chosen becomes a photo with an id of its own, or is refused in its own words (P26, VS-105)", async () => {
  // As over plain HTTP, where there is no `randomUUID`.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { run } = services();
  const photo = new Blob(["x"]);
  const take = () => run("takePhoto", async () => ({ kind: "photo", photo }));
  const [one, other] = (await Promise.all([take(), take()])) as {
    kind: string;
    capture: { id: string; photo: Blob };
  }[];
  expect(one).toEqual({ kind: "taken", capture: { id: expect.stringMatching(/^[\da-f]{32}$/), photo } });
  expect(one?.capture.id).not.toBe(other?.capture.id);
  const refused = { kind: "refused", problem: "tooLarge" };
  expect(await run("takePhoto", async () => refused)).toEqual(refused);
  await expect(run("takePhoto", null)).rejects.toThrow("nothing to take");
});
