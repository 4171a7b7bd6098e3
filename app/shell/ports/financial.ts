import type { SessionClient } from "#app/client/client.ts";
import { getFinancialData, saveFinancialData } from "#app/client/calls/financialData.ts";
import type { FinancialPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** Financial data over the proposed calls. */
export const createFinancialPort = ({ call }: SessionClient): FinancialPort => ({
  async load(extraId) {
    const { form, is_saved: isSaved } = valueOf(await call(getFinancialData, { params: { extraId } }));
    return { form, isSaved };
  },
  async save(extraId, form) {
    valueOf(await call(saveFinancialData, { params: { extraId }, body: form }));
  },
});
