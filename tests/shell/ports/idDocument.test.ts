import { expect, test } from "vitest";
import { createIdDocumentPort } from "#app/shell/ports/idDocument.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { emptyIdData, toIdDataForm } from "#src/model/id-check/idData.ts";
import { people } from "#src/people/people.ts";
import { json, start } from "#tests/client/stubs.ts";
import { signedIn } from "#tests/client/signedIn.ts";

const { extraId } = people.jasper;
const uploadDate = "2026-11-20T11:00:00.000Z";
const completed = { ...initialIdCheckState, status: "Completed", uploadDate } as const;
const jpeg = (id: string) => ({
  id,
  photo: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), id], { type: "image/jpeg" }),
});

test("it begins as Pending, and data are checked in the spelling of the card (IDC-02, IDC-04, D-19)", async () => {
  const { client, last } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  expect(await port.load(extraId)).toEqual(initialIdCheckState);
  const form = (idNumber: string) => toIdDataForm({ ...emptyIdData, idNumber, firstName: "Jasper" });
  expect(await port.verifyData(extraId, form("L01X00T471"))).toEqual({ validierung_erfolgreich: true });
  expect(last().body).toEqual({
    personalausweisnummer: "L01X00T471",
    vorname_idcard: "Jasper",
    nachname: "",
    geburtsdatum: "",
    geburtsort: "",
  });
  expect(await port.verifyData(extraId, form("L01"))).toEqual({ validierung_erfolgreich: false });
});

test("a photo travels as base64 and stays in memory as long as the page lives, and no longer (IDC-20, IDC-21, S6)", async () => {
  const { client, last } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  const first = jpeg("one");
  expect(await port.upload(extraId, first, "initial")).toEqual({ ...completed, photo: first.photo });
  const sent = last().body as { photo: string };
  expect(sent).toMatchObject({ capture_id: "one", mode: "initial" });
  expect(Buffer.from(sent.photo, "base64")).toEqual(Buffer.from(await first.photo.arrayBuffer()));
  expect(await port.load(extraId)).toEqual({ ...completed, photo: first.photo });
  expect(await createIdDocumentPort(client).load(extraId)).toEqual(completed);
});

test("two replacements are taken; a third is refused, and the photo stays the one that the provider has (IDC-28, IDC-29, P27)", async () => {
  const { client } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  await port.upload(extraId, jpeg("one"), "initial");
  expect((await port.upload(extraId, jpeg("two"), "replacement")).replacementsRemaining).toBe(1);
  const third = jpeg("three");
  expect((await port.upload(extraId, third, "replacement")).replacementsRemaining).toBe(0);
  await expect(port.upload(extraId, jpeg("four"), "replacement")).rejects.toMatchObject({
    apiError: { code: "refused", status: 409 },
  });
  expect(await port.load(extraId)).toEqual({ ...completed, replacementsRemaining: 0, photo: third.photo });
});

test("a photo that the provider did not take, or has replaced since, is not shown as the one it has", async () => {
  const { client } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  const other = createIdDocumentPort(client);
  const first = jpeg("one");
  await port.upload(extraId, first, "initial");
  expect(await other.upload(extraId, jpeg("two"), "initial")).toEqual(completed);
  await other.upload(extraId, jpeg("three"), "replacement");
  expect(await port.load(extraId)).toEqual({ ...completed, replacementsRemaining: 1 });
});

test("deleting leaves nothing of the document (IDC-32, IDC-33, IDC-34)", async () => {
  const { client } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  await port.upload(extraId, jpeg("one"), "initial");
  expect(await port.remove(extraId)).toEqual(initialIdCheckState);
  expect(await port.load(extraId)).toEqual(initialIdCheckState);
});

test("a provider that names no captures has the photo that it took, until it is deleted (IDC-32, S6)", async () => {
  const { client } = start(() => json({ data: { status: "Completed" } }));
  const port = createIdDocumentPort(client);
  const { photo } = await port.upload(extraId, jpeg("one"), "initial");
  expect(photo).toBeInstanceOf(Blob);
  expect((await port.load(extraId)).photo).toBe(photo);
  await port.remove(extraId);
  expect(await port.load(extraId)).not.toHaveProperty("photo");
});

test("what the provider refuses rejects with its reason", async () => {
  const { client } = await signedIn("jasper");
  const port = createIdDocumentPort(client);
  const foreign = people.amira.extraId;
  const form = toIdDataForm(emptyIdData);
  const refused = { apiError: { status: 403 } };
  await expect(port.load(foreign)).rejects.toMatchObject(refused);
  await expect(port.verifyData(foreign, form)).rejects.toMatchObject(refused);
  await expect(port.remove(foreign)).rejects.toMatchObject(refused);
  await expect(port.upload(extraId, { id: "text", photo: new Blob(["text"]) }, "initial")).rejects.toMatchObject({
    apiError: { status: 422 },
  });
});
