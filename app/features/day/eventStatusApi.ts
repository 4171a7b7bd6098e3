import { queryOptions } from "@tanstack/react-query";
import type { SignedIn } from "#app/shell/signedIn.tsx";

/** How a day goes. It is asked for the day in its own key: two days that shared a key would show each other's pages. */
export const eventStatusQuery = ({ ports, extraId }: Pick<SignedIn, "ports" | "extraId">, eventId: string) =>
  queryOptions({
    queryKey: ["eventStatus", eventId] as const,
    queryFn: async ({ queryKey: [, day] }) => (await ports.eventStatus()).load(extraId, day),
  });
