import { queryOptions } from "@tanstack/react-query";
import { getEventStatus, saveEventStatus } from "#app/client/calls/eventStatus.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";

type QueryDeps = Pick<SignedIn, "client" | "extraId">;

/** The event status of a day. The day is part of the key: a shared key would mix up the pages of two days. */
export const eventStatusQuery = ({ client, extraId }: QueryDeps, eventId: string) =>
  queryOptions({
    queryKey: ["eventStatus", eventId] as const,
    queryFn: async ({ queryKey: [, day] }) =>
      valueOf(await client.call(getEventStatus, { params: { extraId, eventId: day } })),
  });

/** Empty fields fall back to the event's own values. */
export async function savePage({ client, extraId }: QueryDeps, eventId: string, body: EventStatusPage): Promise<void> {
  valueOf(await client.call(saveEventStatus, { params: { extraId, eventId }, body }));
}
