import { queryOptions } from "@tanstack/react-query";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { ifOffered } from "#app/shell/offers.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { withProviderVerdict } from "#src/model/id-check/idCheck.ts";

type Asker = Pick<SignedIn, "ports" | "client" | "extraId"> & { offers: Pick<SignedIn["offers"], "has"> };

/** Asked whenever a screen that says so is opened: in between, the procedure itself may have gone on or back. */
const anew = { gcTime: 0, staleTime: 0 } as const;

/** Whether the ID is checked, by this device or by the provider at a day (D-100), as far as the provider checks IDs. */
export const idCheckQuery = (asker: Asker) =>
  queryOptions({
    queryKey: ["idCheck"],
    ...anew,
    async queryFn({ client }): Promise<"open" | "done" | "notOffered"> {
      const load = async () => (await asker.ports.idDocument()).load(asker.extraId);
      const state = await ifOffered(asker.offers, "idDocument", load, null);
      if (!state) return "notOffered";
      const { rows } = state.status === "Pending" ? await client.fetchQuery(extraEventsQuery(asker)) : { rows: [] };
      return withProviderVerdict(state, rows).status === "Completed" ? "done" : "open";
    },
  });

/** Whether the financial data was saved before; its values stay with its own screen (S6). */
export const financialSavedQuery = ({ ports, offers, extraId }: Asker) =>
  queryOptions({
    queryKey: ["financialSaved"],
    ...anew,
    queryFn: () =>
      ifOffered(offers, "financialData", async () => (await (await ports.financial()).load(extraId)).isSaved, false),
  });
