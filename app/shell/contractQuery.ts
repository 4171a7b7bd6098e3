import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/** Where the contract of a person stands, for whoever shows its card (CONTR-26). */
export const contractQuery = ({ ports, extraId }: Pick<SignedIn, "ports" | "extraId">) =>
  queryOptions({
    queryKey: ["contract"],
    queryFn: async () => (await ports.contract()).load(extraId),
  });
