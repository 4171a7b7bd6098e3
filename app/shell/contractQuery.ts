import { queryOptions } from "@tanstack/react-query";
import { ifOffered } from "#app/shell/offers.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/** Where the contract of a person stands, for whoever shows its card (CONTR-26); `null` where the provider has no contracts. */
export const contractQuery = ({ ports, offers, extraId }: Pick<SignedIn, "ports" | "offers" | "extraId">) =>
  queryOptions({
    queryKey: ["contract"],
    queryFn: () => ifOffered(offers, "contract", async () => (await ports.contract()).load(extraId), null),
  });
