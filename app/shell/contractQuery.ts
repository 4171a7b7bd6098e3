import { queryOptions } from "@tanstack/react-query";
import { getContract } from "#app/client/calls/papers.ts";
import { ifOffered } from "#app/shell/offers.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/**
 * Where the contract of a person stands, for whoever shows its card (CONTR-26); `null` where the provider has no contracts.
 * `contractCompleted`: the person has gone on after the last status (D-13, D-14).
 */
export const contractQuery = ({ client, offers, extraId }: Pick<SignedIn, "client" | "offers" | "extraId">) =>
  queryOptions({
    queryKey: ["contract"],
    queryFn: () =>
      ifOffered(
        offers,
        "contract",
        async () => {
          const answer = valueOf(await client.call(getContract, { params: { extraId } }));
          const { status, has_booked_shifts: hasBookedShifts, contract_completed: contractCompleted } = answer;
          return { status, hasBookedShifts, contractCompleted };
        },
        null,
      ),
  });
