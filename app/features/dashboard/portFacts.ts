import { queryOptions } from "@tanstack/react-query";
import { ifOffered } from "#app/shell/offers.ts";
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
        ifOffered(offers, "contractData", async () => (await ports.contractData()).load(extraId), null),
        ifOffered(offers, "payroll", async () => (await ports.payroll()).load(extraId), null),
        ifOffered(offers, "idDocument", async () => (await ports.idDocument()).load(extraId), null),
      ]);
      return {
        contractDataSaved: contractData?.isSaved ?? false,
        payrollSaved: payroll?.isSaved ?? false,
        idCheckCompleted: idDocument?.status === "Completed",
      };
    },
  });
