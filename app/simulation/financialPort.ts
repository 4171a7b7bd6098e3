import type { FinancialPort } from "#app/provider/ports.ts";
import type { SimulationMeans } from "#app/simulation/means.ts";
import { ANSWER_MS, savedStatusSchema } from "#app/simulation/savedStatus.ts";
import type { FinancialForm } from "#src/model/payroll.ts";

const SECTION = "financial";

/** Keeps what was saved in memory; the device only knows that it was (S6). */
export function createFinancialPort({ record, wait }: SimulationMeans): FinancialPort {
  const saved = new Map<string, FinancialForm>();
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
