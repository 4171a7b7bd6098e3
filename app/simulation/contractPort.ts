import * as z from "zod/mini";
import type { ContractPort } from "#app/client/ports.ts";
import type { ContractPaper, NamedPerson } from "#app/simulation/documents.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS } from "#app/simulation/savedStatus.ts";
import { contractStateSchema, nextContractStatus, type ContractMove } from "#src/model/contract/contract.ts";
import { orElse } from "#src/model/reading.ts";

const SECTION = "contract";

/** How long the stand-in for the provider works on a contract; a real one takes two to three working days (CONTR-22). */
export const PROVIDER_MS = 20_000;

const recordSchema = z.extend(contractStateSchema, {
  /** When it was marked as sent, in milliseconds since 1970. */
  sentAt: orElse(z.number(), 0),
  contractCompleted: orElse(z.boolean(), false),
});
type Procedure = z.output<typeof recordSchema>;

const begun: Procedure = { status: "download_required", sentAt: 0, contractCompleted: false };

/**
 * A contract whose status stays on the device; its papers are written when somebody asks for them. Of booked days it knows
 * nothing: they are in the provider's own list.
 */
export function createContractPort({ record, now, wait }: SimulationDeps, person: NamedPerson): ContractPort {
  /** As it stands now: a contract that was sent comes back by itself. */
  async function current(extraId: string): Promise<Procedure> {
    const procedure = (await record(extraId)).read(SECTION, recordSchema) ?? begun;
    const isBack = now() - procedure.sentAt >= PROVIDER_MS;
    return isBack ? { ...procedure, status: nextContractStatus(procedure.status, "providerReady") } : procedure;
  }

  async function change(extraId: string, move: ContractMove | null, changes: Partial<Procedure> = {}): Promise<void> {
    const procedure = await current(extraId);
    const status = move ? nextContractStatus(procedure.status, move) : procedure.status;
    (await record(extraId)).write(SECTION, { ...procedure, ...changes, status });
  }

  /** What writes a PDF is large, and fetched only now. */
  const write = async (paper: ContractPaper): Promise<Blob> =>
    (await import("#app/simulation/documents.ts")).writeContract(paper, person, now());

  return {
    async load(extraId) {
      await wait(ANSWER_MS);
      const { status, contractCompleted } = await current(extraId);
      return { status, contractCompleted, hasBookedShifts: false };
    },
    async downloadContract(extraId) {
      await wait(ANSWER_MS);
      const paper = await write("contract");
      await change(extraId, "downloaded");
      return paper;
    },
    async markAsSent(extraId) {
      await wait(ANSWER_MS);
      const { status } = await current(extraId);
      if (status === "sign_and_send") await change(extraId, "markedSent", { sentAt: now() });
    },
    async poll(extraId) {
      await wait(ANSWER_MS);
      return (await current(extraId)).status;
    },
    async downloadProviderContract() {
      await wait(ANSWER_MS);
      return write("provider");
    },
    async viewOriginal() {
      await wait(ANSWER_MS);
      return URL.createObjectURL(await write("original"));
    },
    async confirmReceipt(extraId) {
      await wait(ANSWER_MS);
      await change(extraId, "confirmed");
    },
    complete: (extraId) => change(extraId, null, { contractCompleted: true }),
  };
}
