import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { PortFacts } from "#src/model/dashboard/flags.ts";

type Asker = Pick<SignedIn, "ports" | "extraId">;

/** How far somebody is with what the provider has no calls for (D-28, D-56). Asked once: later steps tell it themselves. */
export const portFactsQuery = ({ ports, extraId }: Asker) =>
  queryOptions({
    queryKey: ["portFacts"],
    staleTime: Infinity,
    async queryFn(): Promise<PortFacts> {
      const [contractData, payroll, idDocument] = await Promise.all([
        ports.contractData().then((port) => port.load(extraId)),
        ports.payroll().then((port) => port.load(extraId)),
        ports.idDocument().then((port) => port.load(extraId)),
      ]);
      return {
        contractDataSaved: contractData.isSaved,
        payrollSaved: payroll.isSaved,
        idCheckCompleted: idDocument.status === "Completed",
      };
    },
  });
