import { queryOptions } from "@tanstack/react-query";
import { getFinancialData, saveFinancialData } from "#app/client/calls/financialData.ts";
import { getPayrollDocument, getPayrollDocuments } from "#app/client/calls/papers.ts";
import { getPayrollData, savePayrollData } from "#app/client/calls/payroll.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import {
  payrollFormSchema,
  type FinancialForm,
  type PayrollDocument,
  type PayrollForm,
} from "#src/model/payroll/payroll.ts";

type QueryDeps = Pick<SignedIn, "client" | "extraId">;

/**
 * `isSample`: example data, which must not be shown as the user's own (D-26, P35).
 * `isSaved`: saved before, whether or not the provider returns the values.
 */
export type LoadedPayroll = { form: PayrollForm; isSample: boolean; isSaved: boolean };
/** `null`: no readable data. */
export type LoadedFinancial = { form: FinancialForm | null; isSaved: boolean };

/** Bank, tax and insurance data is cached only while a screen shows it (S6, S7). */
const whileOnShow = { gcTime: 0, staleTime: Infinity } as const;

/** The form is empty if the provider does not return it. */
export const payrollQuery = ({ client, extraId }: QueryDeps) =>
  queryOptions({
    queryKey: ["payroll"],
    ...whileOnShow,
    async queryFn(): Promise<LoadedPayroll> {
      const answer = valueOf(await client.call(getPayrollData, { params: { extraId } }));
      const { form, is_saved: isSaved, is_sample: isSample } = answer;
      const empty = { ...payrollFormSchema.parse({}), churchTax: isSaved ? null : false };
      return { form: form ?? empty, isSample: isSample && form !== null, isSaved };
    },
  });

export async function savePayroll({ client, extraId }: QueryDeps, { churchTax, ...form }: PayrollForm): Promise<void> {
  const body = churchTax === null ? form : { ...form, churchTax };
  valueOf(await client.call(savePayrollData, { params: { extraId }, body }));
}

export const financialQuery = ({ client, extraId }: QueryDeps) =>
  queryOptions({
    queryKey: ["financial"],
    ...whileOnShow,
    async queryFn(): Promise<LoadedFinancial> {
      const { form, is_saved: isSaved } = valueOf(await client.call(getFinancialData, { params: { extraId } }));
      return { form, isSaved };
    },
  });

export async function saveFinancial({ client, extraId }: QueryDeps, form: FinancialForm): Promise<void> {
  valueOf(await client.call(saveFinancialData, { params: { extraId }, body: form }));
}

/** Newest first; unreadable rows are left out. */
export const payrollDocumentsQuery = ({ client, extraId }: QueryDeps) =>
  queryOptions({
    queryKey: ["payrollDocuments"],
    queryFn: async () => valueOf(await client.call(getPayrollDocuments, { params: { extraId } })).rows,
  });

export async function downloadDocument({ client, extraId }: QueryDeps, { id }: PayrollDocument): Promise<Blob> {
  return valueOf(await client.call(getPayrollDocument, { params: { extraId, documentId: id } })).file;
}

export const notifySaved = ({ toaster }: Pick<SignedIn, "toaster">): void =>
  toaster.notify({ tone: "success", area: "signed-in", text: { from: "copy", key: "payroll.saved" } });
