import { afterEach, expect, test, vi } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { idCheckActors, type IdCheckDeps } from "#app/features/id-check/idCheckApi.ts";
import type { Capture } from "#app/features/id-check/idCheckMachine.ts";
import type { SessionClient } from "#app/client/client.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData } from "#src/model/id-check/idData.ts";
import { people } from "#src/people/people.ts";
import { clientThat } from "#tests/client/clientThat.ts";
import { signedIn } from "#tests/client/signedIn.ts";
import { json, start } from "#tests/client/stubs.ts";
import { answerOf } from "#tests/features/id-check/answerOf.ts";

const { extraId: jasper } = people.jasper;
const uploadDate = "2026-11-20T11:00:00.000Z";
const completed = { ...initialIdCheckState, status: "Completed", uploadDate } as const;
const jpeg = (id: string): Capture => ({
  id,
  photo: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), id], { type: "image/jpeg" }),
});

/** The actors of a check of the user of this client. */
function check(
  client: SessionClient,
  {
    extraId = jasper,
    events = async () => [],
  }: Partial<Pick<IdCheckDeps, "extraId">> & { events?: IdCheckDeps["loadEvents"] } = {},
) {
  const forgetEvents = vi.fn<() => void>();
  const onSent = vi.fn<(share: number) => void>();
  const made = idCheckActors({
    client,
    extraId,
    loadEvents: events,
    forgetEvents,
    onSent,
    toaster: { notify: vi.fn<(announcement: unknown) => void>() },
  });
  const run = (name: keyof typeof made, input?: unknown): Promise<unknown> =>
    toPromise(createActor(made[name] as AnyActorLogic, { input }).start());
  return {
    run,
    load: () => run("loadDocument"),
    upload: (capture: Capture | null, mode: "initial" | "replacement" = "initial") => run("upload", { capture, mode }),
    remove: () => run("removeDocument"),
    forgetEvents,
    onSent,
  };
}

const none = clientThat({ getIdDocument: () => answerOf(initialIdCheckState) });
/** The same user and provider on another page, with its own memory. */
const otherPage = ({ call }: SessionClient): SessionClient => ({ call });

afterEach(() => void vi.unstubAllGlobals());

test("a provider that has seen the document makes it Completed without a photo or a date (D-100)", async () => {
  const seen = check(none, { events: async () => [{ id_check: null }, { id_check: true }] });
  expect(await seen.load()).toEqual({ ...initialIdCheckState, status: "Completed" });
  const unseen = check(none, { events: async () => [{ id_check: false }] });
  expect(await unseen.load()).toEqual(initialIdCheckState);
});

test("unreadable days count as unknown, and completed users do not wait for them", async () => {
  const unreadable = check(none, { events: () => Promise.reject(new Error("offline")) });
  expect(await unreadable.load()).toEqual(initialIdCheckState);
  const events = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const through = check(clientThat({ getIdDocument: () => answerOf(completed) }), { events });
  expect(await through.load()).toEqual(completed);
  expect(events).not.toHaveBeenCalled();
});

test("without a response the document is unknown", async () => {
  const silent = clientThat({ getIdDocument: () => Promise.reject(new Error("silence")) });
  await expect(check(silent).load()).rejects.toThrow("silence");
});

test("it starts as Pending, and data are validated in the spelling of the card (IDC-02, IDC-04, D-19)", async () => {
  const { client, last } = await signedIn("jasper");
  const { load, run } = check(client);
  expect(await load()).toEqual(initialIdCheckState);
  const data = (idNumber: string) => ({ ...emptyIdData, idNumber, firstName: "Jasper" });
  expect(await run("verifyData", data("L01X00T471"))).toBe(true);
  expect(last().body).toEqual({
    personalausweisnummer: "L01X00T471",
    vorname_idcard: "Jasper",
    nachname: "",
    geburtsdatum: "",
    geburtsort: "",
  });
  expect(await run("verifyData", data("L01"))).toBe(false);
});

test("a photo is sent with the id of its capture and its purpose (P26)", async () => {
  const send = vi.fn(async (_input: object, options?: { onSent?: unknown }) => {
    expect(options).toEqual({ onSent });
    return answerOf(completed, "one");
  });
  const { upload, forgetEvents, onSent } = check(clientThat({ uploadIdPhoto: send }));
  const capture = jpeg("one");
  send.mockRejectedValueOnce(new Error("silence"));
  await expect(upload(capture, "replacement")).rejects.toThrow("silence");
  expect(forgetEvents).not.toHaveBeenCalled();
  send.mockClear();
  expect(await upload(capture, "replacement")).toEqual({ ...completed, photo: capture.photo });
  expect(forgetEvents).toHaveBeenCalledTimes(1);
  expect(send.mock.calls.map(([input]) => input)).toEqual([
    {
      params: { extraId: jasper },
      body: { capture_id: "one", mode: "replacement", photo: expect.stringMatching(/^[\w+/]+=*$/) },
    },
  ]);
  await expect(upload(null)).rejects.toThrow("no photo");
});

test("a chosen file becomes a photo with its own id, or is refused with a reason (P26, VS-105)", async () => {
  // As over plain HTTP, where there is no `randomUUID`.
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { run } = check(none);
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

test("a photo is sent as base64 and is in memory only while its user is signed in (IDC-20, IDC-21, S6)", async () => {
  const { client, last } = await signedIn("jasper");
  const first = jpeg("one");
  expect(await check(client).upload(first)).toEqual({ ...completed, photo: first.photo });
  const sent = last().body as { photo: string };
  expect(sent).toMatchObject({ capture_id: "one", mode: "initial" });
  expect(Buffer.from(sent.photo, "base64")).toEqual(Buffer.from(await first.photo.arrayBuffer()));
  expect(await check(client).load()).toEqual({ ...completed, photo: first.photo });
  expect(await check(otherPage(client)).load()).toEqual(completed);
});

test("two replacements are taken; a third is refused, and the photo stays the one that the provider has (IDC-28, IDC-29, P27)", async () => {
  const { load, upload } = check((await signedIn("jasper")).client);
  await upload(jpeg("one"));
  expect(await upload(jpeg("two"), "replacement")).toMatchObject({ replacementsRemaining: 1 });
  const third = jpeg("three");
  expect(await upload(third, "replacement")).toMatchObject({ replacementsRemaining: 0 });
  await expect(upload(jpeg("four"), "replacement")).rejects.toMatchObject({
    apiError: { code: "refused", status: 409 },
  });
  expect(await load()).toEqual({ ...completed, replacementsRemaining: 0, photo: third.photo });
});

test("a photo that the provider did not take, or has replaced since, is not shown as the one it has", async () => {
  const { client } = await signedIn("jasper");
  const { load, upload } = check(client);
  const other = check(otherPage(client));
  await upload(jpeg("one"));
  expect(await other.upload(jpeg("two"))).toEqual(completed);
  await other.upload(jpeg("three"), "replacement");
  expect(await load()).toEqual({ ...completed, replacementsRemaining: 1 });
});

test("deleting leaves nothing of the document (IDC-32, IDC-33, IDC-34)", async () => {
  const { load, upload, remove } = check((await signedIn("jasper")).client);
  await upload(jpeg("one"));
  await remove();
  expect(await load()).toEqual(initialIdCheckState);
});

test("a provider that names no captures has the photo that it took, until it is deleted (IDC-32, S6)", async () => {
  const { load, upload, remove } = check(start(() => json({ data: { status: "Completed" } })).client);
  const { photo } = jpeg("one");
  expect(await upload({ id: "one", photo })).toMatchObject({ photo });
  expect(await load()).toMatchObject({ photo });
  await remove();
  expect(await load()).not.toHaveProperty("photo");
});

test("a refusal of the provider rejects with its reason", async () => {
  const { client } = await signedIn("jasper");
  const foreign = check(client, { extraId: people.amira.extraId });
  const refused = { apiError: { status: 403 } };
  await expect(foreign.load()).rejects.toMatchObject(refused);
  await expect(foreign.run("verifyData", emptyIdData)).rejects.toMatchObject(refused);
  await expect(foreign.remove()).rejects.toMatchObject(refused);
  await expect(check(client).upload({ id: "text", photo: new Blob(["text"]) })).rejects.toMatchObject({
    apiError: { status: 422 },
  });
});
