import { expect, test } from "vitest";
import { createContractPort } from "#app/shell/ports/contract.ts";
import { QueryError } from "#app/shell/queryError.ts";
import { SHORT_PDF } from "#tests/client/samples.ts";
import { json, start, type Answer } from "#tests/client/stubs.ts";

const id = "7301";

const over = (answer: Answer) => {
  const { client, requests } = start(answer);
  return { port: createContractPort(client), asked: () => requests.map(({ method, path }) => `${method} ${path}`) };
};

const at = (status: string) => ({ data: { status, has_booked_shifts: true, contract_completed: false } });

test("each method is one call (APIS-26)", async () => {
  const { port, asked } = over(({ path }) =>
    json(path.includes("/files/") ? { data: { file: SHORT_PDF } } : at("ucm_ready")),
  );
  expect(await port.load(id)).toEqual({ status: "ucm_ready", hasBookedShifts: true, contractCompleted: false });
  expect(await port.poll(id)).toBe("ucm_ready");
  const papers = [await port.downloadContract(id), await port.downloadProviderContract(id)];
  for (const paper of papers) expect([paper.type, await paper.text()]).toEqual(["application/pdf", "%PDF-1.7\n"]);
  await port.markAsSent(id);
  await port.confirmReceipt(id);
  await port.complete(id);
  expect(asked()).toEqual([
    "GET /api/contract/7301",
    "GET /api/contract/7301",
    "GET /api/contract/7301/files/contract",
    "GET /api/contract/7301/files/provider",
    "POST /api/contract/7301/sent",
    "POST /api/contract/7301/receipt",
    "POST /api/contract/7301/completion",
  ]);
});

test("the original is an address that the browser can open (CONTR-24)", async () => {
  const { port, asked } = over(() => json({ file: SHORT_PDF }));
  const address = await port.viewOriginal(id);
  expect(asked()).toEqual(["GET /api/contract/7301/files/original"]);
  expect(address).toMatch(/^blob:/);
  expect(await (await fetch(address)).text()).toBe("%PDF-1.7\n");
  URL.revokeObjectURL(address);
});

test("what is no PDF is nothing to save or to open (S3)", async () => {
  const { port } = over(() => json({ data: { file: btoa("<!doctype html>") } }));
  for (const fetched of [port.downloadContract(id), port.downloadProviderContract(id), port.viewOriginal(id)])
    await expect(fetched).rejects.toMatchObject({ apiError: { code: "malformed" } });
});

test("nothing is claimed that the provider refuses", async () => {
  const { port } = over(() => json({ success: false, message: "Zu früh." }, 409));
  const tries = [port.load, port.poll, port.downloadContract, port.viewOriginal];
  for (const go of [...tries, port.markAsSent, port.confirmReceipt, port.complete]) {
    const refused = go(id);
    await expect(refused).rejects.toBeInstanceOf(QueryError);
    await expect(refused).rejects.toMatchObject({ apiError: { code: "refused", status: 409, message: "Zu früh." } });
  }
});
