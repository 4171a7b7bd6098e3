import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS, savedStatusSchema } from "#app/simulation/savedStatus.ts";

/** Keeps what was saved in memory; the device only knows that it was (S6). `section` is where it knows that. */
export function createSavedForms<Form>({ record, wait }: SimulationDeps, section: string) {
  const saved = new Map<string, Form>();
  return {
    load: async (extraId: string): Promise<{ form: Form | null; isSaved: boolean }> => {
      await wait(ANSWER_MS);
      const known = (await record(extraId)).read(section, savedStatusSchema);
      return { form: saved.get(extraId) ?? null, isSaved: known?.isSaved ?? false };
    },
    save: async (extraId: string, form: Form): Promise<void> => {
      await wait(ANSWER_MS);
      saved.set(extraId, form);
      (await record(extraId)).write(section, { isSaved: true });
    },
  };
}
