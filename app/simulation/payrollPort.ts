import type { PayrollPort } from "#app/provider/ports.ts";
import type { SimulationMeans } from "#app/simulation/means.ts";
import { ANSWER_MS, savedStatusSchema } from "#app/simulation/savedStatus.ts";
import { payrollFormSchema, type PayrollForm } from "#src/model/payroll.ts";

const SECTION = "payroll";

/** Nobody's data: valid as a form, marked as an example wherever it is shown (D-26, D-73, P35). */
export const payrollExample: PayrollForm = {
  iban: "DE12500105170648489890",
  bic: "INGDDEFFXXX",
  bankName: "Musterbank",
  accountHolder: "Erika Mustermann",
  taxId: "12345678901",
  socialSecurityNumber: "123456789012",
  taxClass: "Class 1",
  healthInsuranceProvider: "Muster-Krankenkasse",
  churchTax: false,
};

/** Keeps what was saved in memory; the device only knows that it was (S6). Who has saved nothing gets the example. */
export function createPayrollPort({ record, wait }: SimulationMeans): PayrollPort {
  const saved = new Map<string, PayrollForm>();
  return {
    async load(extraId) {
      await wait(ANSWER_MS);
      const known = (await record(extraId)).read(SECTION, savedStatusSchema);
      const isSaved = known?.isSaved ?? false;
      const form = saved.get(extraId) ?? (isSaved ? payrollFormSchema.parse({}) : payrollExample);
      return { form, isSample: form === payrollExample, isSaved };
    },
    async save(extraId, form) {
      await wait(ANSWER_MS);
      saved.set(extraId, form);
      (await record(extraId)).write(SECTION, { isSaved: true });
    },
  };
}
