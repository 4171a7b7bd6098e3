import { queryOptions } from "@tanstack/react-query";
import { getEventStatus, saveEventStatus } from "#app/client/calls/eventStatus.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";

type QueryDeps = Pick<SignedIn, "client" | "extraId">;

/** How a day goes. It is asked for the day in its own key: two days that shared a key would show each other's pages. */
export const eventStatusQuery = ({ client, extraId }: QueryDeps, eventId: string) =>
  queryOptions({
    queryKey: ["eventStatus", eventId] as const,
    queryFn: async ({ queryKey: [, day] }) =>
      valueOf(await client.call(getEventStatus, { params: { extraId, eventId: day } })),
  });

/** What the page leaves empty is as the event itself says. */
export async function savePage({ client, extraId }: QueryDeps, eventId: string, body: EventStatusPage): Promise<void> {
  valueOf(await client.call(saveEventStatus, { params: { extraId, eventId }, body }));
}
