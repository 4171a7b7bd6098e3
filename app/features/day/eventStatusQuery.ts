import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/** How a day goes. */
export const eventStatusQuery = ({ ports, extraId }: Pick<SignedIn, "ports" | "extraId">, eventId: string) =>
  queryOptions({
    queryKey: ["eventStatus", eventId],
    queryFn: async () => (await ports.eventStatus()).load(extraId, eventId),
  });
