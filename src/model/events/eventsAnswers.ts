import { listOf } from "#src/model/listAnswer.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/events/event.ts";

/** The days of a person (APIS-08). */
export const extraEventsAnswer = listOf(extraEventSchema);

/** The days that can be applied for (APIS-09). */
export const availableEventsAnswer = listOf(availableEventSchema);
