import { queryOptions } from "@tanstack/react-query";
import { extraEventsQuery } from "#app/shell/queries.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { withProviderVerdict } from "#src/model/id-check/idCheck.ts";

type Asker = Pick<SignedIn, "ports" | "offers" | "client" | "extraId">;

/** Asked whenever a screen that says so is opened: in between, the procedure itself may have gone on or back. */
const anew = { gcTime: 0, staleTime: 0 } as const;

/** Whether the ID is checked, by this device or by the provider at a day (D-100), as far as the provider checks IDs. */
export const idCheckQuery = (asker: Asker) =>
  queryOptions({
    queryKey: ["idCheck"],
    ...anew,
    async queryFn({ client }): Promise<"open" | "done" | "notOffered"> {
      if (!asker.offers.has("idDocument")) return "notOffered";
      const state = await (await asker.ports.idDocument()).load(asker.extraId);
      const { rows } = state.status === "Pending" ? await client.fetchQuery(extraEventsQuery(asker)) : { rows: [] };
      return withProviderVerdict(state, rows).status === "Completed" ? "done" : "open";
    },
  });

/** Whether the financial data was saved before; its values stay with its own screen (S6). */
export const financialSavedQuery = ({ ports, offers, extraId }: Asker) =>
  queryOptions({
    queryKey: ["financialSaved"],
    ...anew,
    queryFn: async () => offers.has("financialData") && (await (await ports.financial()).load(extraId)).isSaved,
  });
