import { listOf } from "#src/model/answers/list.ts";
import { availableEventSchema, extraEventSchema } from "#src/model/event.ts";

/** The days of a person (APIS-08). */
export const extraEventsAnswer = listOf(extraEventSchema);

/** The days that can be applied for (APIS-09). */
export const availableEventsAnswer = listOf(availableEventSchema);
