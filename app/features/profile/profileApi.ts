import { queryOptions } from "@tanstack/react-query";
import { getFinancialData } from "#app/client/calls/financialData.ts";
import { getIdDocument } from "#app/client/calls/idDocument.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { loadQuery } from "#app/shell/queryClient.ts";
import { ifOffered } from "#app/shell/offers.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { isSeenByProvider } from "#src/model/id-check/idCheck.ts";

type QueryDeps = Pick<SignedIn, "client" | "extraId"> & { offers: Pick<SignedIn["offers"], "has"> };

/** Refetched on each mount: the procedure may have changed in the meantime. */
const anew = { gcTime: 0, staleTime: 0 } as const;

/** Whether the ID is checked, by photo or by the provider's verdict on a day (D-100), if the provider checks IDs. */
export const idCheckQuery = (deps: QueryDeps) =>
  queryOptions({
    queryKey: ["idCheck"],
    ...anew,
    async queryFn({ client }): Promise<"open" | "done" | "notOffered"> {
      const input = { params: { extraId: deps.extraId } };
      const load = async () => valueOf(await deps.client.call(getIdDocument, input)).status;
      const status = await ifOffered(deps.offers, "idDocument", load, null);
      if (!status) return "notOffered";
      if (status === "Completed") return "done";
      return isSeenByProvider((await loadQuery(client, extraEventsQuery(deps))).rows) ? "done" : "open";
    },
  });

/** Whether financial data was saved before; the values stay with their own screen (S6). */
export const financialSavedQuery = ({ client, offers, extraId }: QueryDeps) =>
  queryOptions({
    queryKey: ["financialSaved"],
    ...anew,
    queryFn() {
      const load = async () => valueOf(await client.call(getFinancialData, { params: { extraId } })).is_saved;
      return ifOffered(offers, "financialData", load, false);
    },
  });
