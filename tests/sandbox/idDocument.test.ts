import { expect, test } from "vitest";
import { people, type PersonId } from "#src/people/people.ts";
import { startProvider, type Provider } from "#tests/sandbox/provider.ts";

const JPEG = "/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==";
const NOON = "2026-11-20T11:00:00.000Z";
const initial = { status: "Pending", replacements_remaining: 2, upload_date: null, capture_id: "" };
const taken = { status: "Completed", replacements_remaining: 2, upload_date: NOON };

async function as(provider: Provider, id: PersonId) {
  const token = (await provider.signIn(id)).accessToken;
  const params = { extraId: people[id].extraId };
  const data = { vorname_idcard: "Amira", nachname: "Okonkwo", geburtsdatum: "14.08.1991", geburtsort: "Enugu" };
  return {
    load: async () => (await provider.call("getIdDocument", { params, token })).json.data,
    verify: async (personalausweisnummer: string) =>
      (await provider.call("verifyIdData", { params, token, body: { ...data, personalausweisnummer } })).json.data,
    upload: (capture_id: string, mode: "initial" | "replacement", photo = JPEG) =>
      provider.call("uploadIdPhoto", { params, token, body: { capture_id, mode, photo } }),
    remove: () => provider.call("deleteIdPhoto", { params, token }),
  };
}

test("it starts as Pending for everyone, and advances for one user only (IDC-02, IDC-20, IDC-21)", async () => {
  const provider = startProvider();
  const [jasper, amira] = [await as(provider, "jasper"), await as(provider, "amira")];
  expect(await jasper.load()).toEqual(initial);
  expect((await jasper.upload("one", "initial")).json.data).toEqual({ ...taken, capture_id: "one" });
  expect(await jasper.load()).toEqual({ ...taken, capture_id: "one" });
  expect(await amira.load()).toEqual(initial);
});

test("data are checked by the length of the number, which no document has shorter than eight (D-19)", async () => {
  const amira = await as(startProvider(), "amira");
  expect(await amira.verify("L01X00T4")).toEqual({ validierung_erfolgreich: true });
  expect(await amira.verify("L01X00T")).toEqual({ validierung_erfolgreich: false });
});

test("two replacements are taken, the third is refused and changes nothing (IDC-28, IDC-29, D-17, P27)", async () => {
  const jasper = await as(startProvider(), "jasper");
  await jasper.upload("one", "initial");
  expect((await jasper.upload("two", "replacement")).json.data).toMatchObject({ replacements_remaining: 1 });
  expect((await jasper.upload("three", "replacement")).json.data).toMatchObject({ replacements_remaining: 0 });
  expect(await jasper.upload("four", "replacement")).toMatchObject({
    status: 409,
    json: { error: "NO_REPLACEMENT_LEFT" },
  });
  expect(await jasper.load()).toEqual({ ...taken, replacements_remaining: 0, capture_id: "three" });
});

test("a capture that arrives twice counts once (P26)", async () => {
  const jasper = await as(startProvider(), "jasper");
  await jasper.upload("one", "initial");
  const once = { ...taken, replacements_remaining: 1, capture_id: "two" };
  expect((await jasper.upload("two", "replacement")).json.data).toEqual(once);
  expect((await jasper.upload("two", "replacement")).json.data).toEqual(once);
  expect(await jasper.load()).toEqual(once);
});

test("another first photo changes nothing, and costs nothing (IDC-29)", async () => {
  const jasper = await as(startProvider(), "jasper");
  await jasper.upload("one", "initial");
  expect((await jasper.upload("two", "initial")).json.data).toEqual({ ...taken, capture_id: "one" });
});

test("deleting leaves nothing of the document and gives both replacements back (IDC-32, IDC-33, IDC-34, D-18)", async () => {
  const milica = await as(startProvider(), "milica");
  expect(await milica.load()).toMatchObject({ status: "Completed", replacements_remaining: 0 });
  expect((await milica.remove()).json.data).toEqual(initial);
  expect(await milica.load()).toEqual(initial);
  expect((await milica.upload("one", "initial")).json.data).toEqual({ ...taken, capture_id: "one" });
});

test("a photo is a JPEG of 10 MB at most", async () => {
  const jasper = await as(startProvider(), "jasper");
  expect((await jasper.upload("one", "initial", "iVBORw0KGgo=")).status).toBe(422);
  const photoOf = (bytes: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3)]);
  const megabytes = 10 * 1024 * 1024;
  expect((await jasper.upload("one", "initial", photoOf(megabytes + 3).toString("base64"))).status).toBe(413);
  expect((await jasper.upload("one", "initial", photoOf(megabytes).toString("base64"))).status).toBe(200);
});

test("neither photo nor data are in the database, on disk or in memory (S6)", async () => {
  const provider = startProvider();
  const amira = await as(provider, "amira");
  await amira.verify("L01X00T471");
  await amira.upload("one", "initial");
  expect(JSON.stringify(provider.store.read("default"))).not.toMatch(/L01X00T471|\/9j\//);
  expect(provider.store.read("default").handedIn).toEqual({});
});

test("an unreadable stored status is the initial one (F10)", async () => {
  const provider = startProvider();
  const jasper = await as(provider, "jasper");
  for (const stored of [5, { status: "Gone", replacementsRemaining: 9, uploadDate: 7, lastCapture: 4 }]) {
    provider.store.change("default", (database) => {
      database.procedures[people.jasper.extraId] = { idDocument: stored };
    });
    expect(await jasper.load()).toEqual(initial);
  }
});
