import { expect, test, vi } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { contractActors, sendCompletion, type ContractDeps } from "#app/features/contract/contractApi.ts";
import { QueryError } from "#app/shell/queryError.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import { contractQuery } from "#app/shell/queries.ts";
import { SHORT_PDF } from "#tests/client/samples.ts";
import { json, start, type Answer } from "#tests/client/stubs.ts";

const at = (status: string) => ({ data: { status, has_booked_shifts: true, contract_completed: false } });

const answering: Answer = ({ path }) =>
  json(path.includes("/files/") ? { data: { file: SHORT_PDF } } : at("ucm_ready"));

function over(answer: Answer = answering) {
  const did = {
    saveFile: vi.fn<ContractDeps["saveFile"]>(),
    openAddress: vi.fn<ContractDeps["openAddress"]>(),
    release: vi.fn<ContractDeps["release"]>((address) => URL.revokeObjectURL(address)),
  };
  const person = { isSame: true };
  const { client, requests } = start(answer);
  const deps = { client, extraId: "7301", offers: { has: () => true } as never };
  const actors = contractActors({ ...did, ...deps, loadEvents: async () => [], isSamePerson: () => person.isSame });
  return { deps, actors, did, person, requested: () => requests.map(({ method, path }) => `${method} ${path}`) };
}

const run = (logic: AnyActorLogic) => {
  const actor = createActor(logic);
  actor.subscribe({ error: () => {} });
  return actor.start();
};

test("each actor is one call (APIS-26)", async () => {
  const { deps, actors, did, requested } = over();
  expect(await createQueries().fetchQuery(contractQuery(deps))).toEqual({
    status: "ucm_ready",
    hasBookedShifts: true,
    contractCompleted: false,
  });
  expect(await toPromise(run(actors.loadContract))).toEqual({ status: "ucm_ready", hasBookedShifts: true });
  expect(await toPromise(run(actors.pollProvider))).toBe("ucm_ready");
  await toPromise(run(actors.downloadContract));
  await toPromise(run(actors.downloadProviderContract));
  for (const [paper] of did.saveFile.mock.calls)
    expect([paper.type, await paper.text()]).toEqual(["application/pdf", "%PDF-1.7\n"]);
  await toPromise(run(actors.markAsSent));
  await toPromise(run(actors.confirmReceipt));
  await sendCompletion(deps);
  expect(requested()).toEqual([
    "GET /api/contract/7301",
    "GET /api/contract/7301",
    "GET /api/contract/7301",
    "GET /api/contract/7301/files/contract",
    "GET /api/contract/7301/files/provider",
    "POST /api/contract/7301/sent",
    "POST /api/contract/7301/receipt",
    "POST /api/contract/7301/completion",
  ]);
});

test("documents are saved and the original is opened with a pending state (CONTR-14, CONTR-24)", async () => {
  const { actors, did, requested } = over();
  await toPromise(run(actors.downloadContract));
  await toPromise(run(actors.downloadProviderContract));
  expect(did.saveFile.mock.calls.map(([, kind]) => kind)).toEqual(["contract", "provider"]);
  const address = (await toPromise(run(actors.openOriginal))) as string;
  expect(requested().at(-1)).toBe("GET /api/contract/7301/files/original");
  expect(address).toMatch(/^blob:/);
  expect(await (await fetch(address)).text()).toBe("%PDF-1.7\n");
  expect(did.openAddress.mock.calls).toEqual([[address]]);
  expect(did.release).not.toHaveBeenCalled();
  URL.revokeObjectURL(address);
});

const late = [
  ["the screen was left", (actor: ReturnType<typeof run>) => void actor.stop()],
  ["another user has signed in", (_, person: { isSame: boolean }) => void (person.isSame = false)],
] as const satisfies [string, (actor: ReturnType<typeof run>, person: { isSame: boolean }) => void][];

test.each(late)(
  "after %s no paper is saved and no original opened, and its address is taken back (S7)",
  async (_, go) => {
    let arrive = () => {};
    const isThere = new Promise<void>((done) => (arrive = done));
    const { actors, did, person, requested } = over(async (request, signal) => {
      await isThere;
      return answering(request, signal);
    });
    const running = [actors.downloadContract, actors.downloadProviderContract, actors.openOriginal].map(run);
    await vi.waitFor(() => expect(requested()).toHaveLength(3));
    for (const actor of running) go(actor, person);
    arrive();
    await vi.waitFor(() => expect(did.release).toHaveBeenCalledTimes(1));
    expect(did.release.mock.calls).toEqual([[expect.stringMatching(/^blob:/)]]);
    expect(did.saveFile).not.toHaveBeenCalled();
    expect(did.openAddress).not.toHaveBeenCalled();
  },
);

test("an original with an unsafe address is not opened (S3)", async () => {
  const { actors, did } = over();
  did.openAddress.mockImplementation(() => {
    throw new Error("no address to open");
  });
  await expect(toPromise(run(actors.openOriginal))).rejects.toThrow("no address to open");
  expect(did.release.mock.calls).toEqual(did.openAddress.mock.calls);
});

test("a file that is no PDF is neither saved nor opened (S3)", async () => {
  const { actors, did } = over(() => json({ data: { file: btoa("<!doctype html>") } }));
  for (const paper of [actors.downloadContract, actors.downloadProviderContract, actors.openOriginal])
    await expect(toPromise(run(paper))).rejects.toMatchObject({ apiError: { code: "malformed" } });
  expect([did.saveFile.mock.calls, did.openAddress.mock.calls]).toEqual([[], []]);
});

test("nothing is claimed that the provider refuses", async () => {
  const { deps, actors } = over(() => json({ success: false, message: "Zu früh." }, 409));
  for (const logic of Object.values(actors)) {
    const refused = toPromise(run(logic));
    await expect(refused).rejects.toBeInstanceOf(QueryError);
    await expect(refused).rejects.toMatchObject({ apiError: { code: "refused", status: 409, message: "Zu früh." } });
  }
  await expect(createQueries().fetchQuery(contractQuery(deps))).rejects.toMatchObject({ apiError: { status: 409 } });
});
