import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/areas/signedIn.tsx";
import type { PortFacts } from "#src/model/flags.ts";

/** How far somebody is with what the provider has no calls for (D-28, D-56). Asked once a session: later steps tell it themselves. */
export const portFactsQuery = ({ ports, extraId }: Pick<SignedIn, "ports" | "extraId">) =>
  queryOptions({
    queryKey: ["portFacts"],
    staleTime: Infinity,
    async queryFn(): Promise<PortFacts> {
      const [payroll, idDocument] = await Promise.all([ports.payroll(), ports.idDocument()]);
      const [{ isSaved }, { status }] = await Promise.all([payroll.load(extraId), idDocument.load(extraId)]);
      return { contractDataSaved: false, payrollSaved: isSaved, idCheckCompleted: status === "Completed" };
    },
  });
