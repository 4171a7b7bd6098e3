import { expect, test, vi } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { contractServices, type ContractDeps } from "#app/features/contract/contractApi.ts";
import type { ContractPort } from "#app/client/ports.ts";

const paper = new Blob(["%PDF-1.7"]);

function services(changes: Partial<ContractPort> = {}) {
  const did = {
    saveFile: vi.fn<ContractDeps["saveFile"]>(),
    openAddress: vi.fn<ContractDeps["openAddress"]>(),
    release: vi.fn<ContractDeps["release"]>(),
  };
  const person = { isSame: true };
  const port = {
    downloadContract: async () => paper,
    downloadProviderContract: async () => paper,
    viewOriginal: async () => "blob:https://gangway.example/1",
    ...changes,
  } as ContractPort;
  const actors = contractServices({
    ...did,
    extraId: "7301",
    openPort: async () => port,
    loadEvents: async () => [],
    isSamePerson: () => person.isSame,
  });
  return { actors, did, person };
}

const run = (logic: AnyActorLogic) => {
  const actor = createActor(logic);
  actor.subscribe({ error: () => {} });
  return actor.start();
};

/** An answer that comes when it is told to. */
function later<Value>(value: Value) {
  let arrive = () => {};
  const answer = new Promise<Value>((done) => {
    arrive = () => done(value);
  });
  return { ask: vi.fn(() => answer), arrive };
}

const settle = () => new Promise((done) => setTimeout(done));

test("papers are saved and the original is opened while somebody waits for them (CONTR-14, CONTR-24)", async () => {
  const { actors, did } = services();
  await toPromise(run(actors.downloadContract));
  await toPromise(run(actors.downloadProviderContract));
  await expect(toPromise(run(actors.openOriginal))).resolves.toBe("blob:https://gangway.example/1");
  expect(did.saveFile.mock.calls).toEqual([
    [paper, "contract"],
    [paper, "provider"],
  ]);
  expect(did.openAddress.mock.calls).toEqual([["blob:https://gangway.example/1"]]);
  expect(did.release).not.toHaveBeenCalled();
});

const late = [
  ["the screen was left", (actor: ReturnType<typeof run>) => void actor.stop()],
  ["somebody else has signed in", (_, person: { isSame: boolean }) => void (person.isSame = false)],
] as const satisfies [string, (actor: ReturnType<typeof run>, person: { isSame: boolean }) => void][];

test.each(late)(
  "after %s no paper is saved and no original opened, and its address is taken back (S7)",
  async (_, go) => {
    const [first, second, original] = [later(paper), later(paper), later("blob:https://gangway.example/1")];
    const { actors, did, person } = services({
      downloadContract: first.ask,
      downloadProviderContract: second.ask,
      viewOriginal: original.ask,
    });
    const running = [actors.downloadContract, actors.downloadProviderContract, actors.openOriginal].map(run);
    await vi.waitFor(() => expect(original.ask).toHaveBeenCalled());
    for (const actor of running) go(actor, person);
    for (const answer of [first, second, original]) answer.arrive();
    await settle();
    expect(did.saveFile).not.toHaveBeenCalled();
    expect(did.openAddress).not.toHaveBeenCalled();
    expect(did.release.mock.calls).toEqual([["blob:https://gangway.example/1"]]);
  },
);

test("an original whose address cannot be opened is none (S3)", async () => {
  const { actors, did } = services({ viewOriginal: async () => "data:text/html,x" });
  did.openAddress.mockImplementation(() => {
    throw new Error("no address to open");
  });
  await expect(toPromise(run(actors.openOriginal))).rejects.toThrow("no address to open");
  expect(did.release.mock.calls).toEqual([["data:text/html,x"]]);
});
