import type { SessionClient } from "#app/client/client.ts";
import { getEventStatus, saveEventStatus } from "#app/client/calls/eventStatus.ts";
import type { EventStatusPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** How a person's days go, over the proposed calls. */
export const createEventStatusPort = ({ call }: SessionClient): EventStatusPort => ({
  load: async (extraId, eventId) => valueOf(await call(getEventStatus, { params: { extraId, eventId } })),
  async save(extraId, eventId, body) {
    valueOf(await call(saveEventStatus, { params: { extraId, eventId }, body }));
  },
});
