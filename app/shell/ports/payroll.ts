import type { SessionClient } from "#app/client/client.ts";
import { getPayrollData, savePayrollData } from "#app/client/calls/payroll.ts";
import type { PayrollPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { payrollFormSchema } from "#src/model/payroll/payroll.ts";

/** Payroll data over the proposed calls; the form is empty where the provider keeps it to itself. */
export const createPayrollPort = ({ call }: SessionClient): PayrollPort => ({
  async load(extraId) {
    const answer = valueOf(await call(getPayrollData, { params: { extraId } }));
    const { form, is_saved: isSaved, is_sample: isSample } = answer;
    const empty = { ...payrollFormSchema.parse({}), churchTax: isSaved ? null : false };
    return { form: form ?? empty, isSample: isSample && form !== null, isSaved };
  },
  async save(extraId, { churchTax, ...form }) {
    const body = churchTax === null ? form : { ...form, churchTax };
    valueOf(await call(savePayrollData, { params: { extraId }, body }));
  },
});
