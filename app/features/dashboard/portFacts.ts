import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { PortFacts } from "#src/model/dashboard/flags.ts";

type Asker = Pick<SignedIn, "ports" | "offers" | "extraId">;

/**
 * How far somebody is with what only some providers have (D-56); what this one does not offer is not done. Asked once: later
 * steps tell it themselves.
 */
export const portFactsQuery = ({ ports, offers, extraId }: Asker) =>
  queryOptions({
    queryKey: ["portFacts"],
    staleTime: Infinity,
    async queryFn(): Promise<PortFacts> {
      const [contractData, payroll, idDocument] = await Promise.all([
        offers.has("contractData") && ports.contractData().then((port) => port.load(extraId)),
        offers.has("payroll") && ports.payroll().then((port) => port.load(extraId)),
        offers.has("idDocument") && ports.idDocument().then((port) => port.load(extraId)),
      ]);
      return {
        contractDataSaved: contractData && contractData.isSaved,
        payrollSaved: payroll && payroll.isSaved,
        idCheckCompleted: idDocument && idDocument.status === "Completed",
      };
    },
  });
