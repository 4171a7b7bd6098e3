import { defineCall } from "#app/client/contract/defineCall.ts";
import { acknowledged } from "#src/model/answer.ts";
import { eventStatusAnswer, eventStatusRequest } from "#src/model/day/eventStatusPage.ts";

const proposed = { offer: "eventStatus", bearer: "required", refreshOn401: true, area: "signed-in" } as const;

export const getEventStatus = defineCall({
  name: "getEventStatus",
  method: "GET",
  path: "/event_status/{extraId}/{eventId}",
  answer: eventStatusAnswer,
  ...proposed,
  /** The screen says it in place. */
  announces: { success: "none", failure: "own" },
});

export const saveEventStatus = defineCall({
  name: "saveEventStatus",
  method: "PUT",
  path: "/event_status/{extraId}/{eventId}",
  request: eventStatusRequest,
  answer: acknowledged,
  ...proposed,
  announces: { success: "own", failure: "own" },
});
