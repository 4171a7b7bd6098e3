import { listOf } from "#src/model/listAnswer.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";

/** The user's days (APIS-08). */
export const extraEventsAnswer = listOf(extraEventSchema);

/** The available days (APIS-09). */
export const availableEventsAnswer = listOf(availableEventSchema);
