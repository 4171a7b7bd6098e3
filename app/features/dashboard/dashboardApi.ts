import { queryOptions } from "@tanstack/react-query";
import { ifOffered } from "#app/shell/offers.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";

type Asker = Pick<SignedIn, "ports" | "offers" | "extraId">;

/**
 * Whether a part that only some providers have is done (D-56); what this one does not offer is not. Each is asked by itself,
 * so that one that fails hides no other, and once: later steps tell it themselves.
 */
export const partQueries = ({ ports, offers, extraId }: Asker) => ({
  contractData: partQuery("contractData", () =>
    ifOffered(offers, "contractData", async () => (await (await ports.contractData()).load(extraId)).isSaved, false),
  ),
  payroll: partQuery("payroll", () =>
    ifOffered(offers, "payroll", async () => (await (await ports.payroll()).load(extraId)).isSaved, false),
  ),
  idDocument: partQuery("idDocument", () =>
    ifOffered(
      offers,
      "idDocument",
      async () => (await (await ports.idDocument()).load(extraId)).status === "Completed",
      false,
    ),
  ),
});

const partQuery = (part: string, queryFn: () => Promise<boolean>) =>
  queryOptions({ queryKey: ["partDone", part], staleTime: Infinity, queryFn });
