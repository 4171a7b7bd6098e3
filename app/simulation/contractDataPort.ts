import type { ContractDataPort } from "#app/provider/ports.ts";
import type { SimulationMeans } from "#app/simulation/means.ts";
import { ANSWER_MS, savedStatusSchema } from "#app/simulation/savedStatus.ts";
import type { ContractForm } from "#src/model/contract.ts";

const SECTION = "contractData";

/** Keeps what was saved in memory; the device only knows that it was. */
export function createContractDataPort({ record, wait }: SimulationMeans): ContractDataPort {
  const saved = new Map<string, ContractForm>();
  return {
    async load(extraId) {
      await wait(ANSWER_MS);
      const known = (await record(extraId)).read(SECTION, savedStatusSchema);
      return { form: saved.get(extraId) ?? null, isSaved: known?.isSaved ?? false };
    },
    async save(extraId, form) {
      await wait(ANSWER_MS);
      saved.set(extraId, form);
      (await record(extraId)).write(SECTION, { isSaved: true });
    },
  };
}
