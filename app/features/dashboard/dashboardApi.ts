import { queryOptions } from "@tanstack/react-query";
import { getContractData } from "#app/client/calls/contractData.ts";
import { getIdDocument } from "#app/client/calls/idDocument.ts";
import { getPayrollData } from "#app/client/calls/payroll.ts";
import { ifOffered } from "#app/shell/offers.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Offer } from "#src/model/offer.ts";

type QueryDeps = Pick<SignedIn, "client" | "offers" | "extraId">;

/**
 * Whether optional parts are done (D-56); false for a part that the provider does not support. One query each, so that
 * a failure hides no other part, and loaded once: later steps update the cache.
 */
export const partQueries = ({ client, offers, extraId }: QueryDeps) => {
  const input = { params: { extraId } };
  const partQuery = (part: Offer, queryFn: () => Promise<boolean>) =>
    queryOptions({
      queryKey: ["partDone", part],
      staleTime: Infinity,
      queryFn: () => ifOffered(offers, part, queryFn, false),
    });
  return {
    contractData: partQuery("contractData", async () => valueOf(await client.call(getContractData, input)).is_saved),
    payroll: partQuery("payroll", async () => valueOf(await client.call(getPayrollData, input)).is_saved),
    idDocument: partQuery(
      "idDocument",
      async () => valueOf(await client.call(getIdDocument, input)).status === "Completed",
    ),
  };
};
