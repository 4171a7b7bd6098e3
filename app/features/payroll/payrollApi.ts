import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";

type Asker = Pick<SignedIn, "ports" | "extraId">;

/** Bank, tax and insurance data is held only as long as a screen shows it (S6, S7). */
const whileOnShow = { gcTime: 0, staleTime: Infinity } as const;

export const payrollQuery = ({ ports, extraId }: Asker) =>
  queryOptions({
    queryKey: ["payroll"],
    ...whileOnShow,
    queryFn: async () => (await ports.payroll()).load(extraId),
  });

export const financialQuery = ({ ports, extraId }: Asker) =>
  queryOptions({
    queryKey: ["financial"],
    ...whileOnShow,
    queryFn: async () => (await ports.financial()).load(extraId),
  });

export const payrollDocumentsQuery = ({ ports, extraId }: Asker) =>
  queryOptions({
    queryKey: ["payrollDocuments"],
    queryFn: async () => (await ports.payrollDocuments()).list(extraId),
  });
