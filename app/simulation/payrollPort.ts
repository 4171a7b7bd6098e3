import type { PayrollPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { createSavedForms } from "#app/simulation/savedForms.ts";
import { payrollFormSchema, type PayrollForm } from "#src/model/payroll/payroll.ts";

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

/** Who has saved nothing gets the example; what was saved and is no longer in memory comes empty. */
export function createPayrollPort(deps: SimulationDeps): PayrollPort {
  const forms = createSavedForms<PayrollForm>(deps, "payroll");
  return {
    async load(extraId) {
      const { form: saved, isSaved } = await forms.load(extraId);
      const form = saved ?? (isSaved ? payrollFormSchema.parse({}) : payrollExample);
      return { form, isSample: form === payrollExample, isSaved };
    },
    save: forms.save,
  };
}
