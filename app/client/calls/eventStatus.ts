import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { eventStatusAnswer, eventStatusRequest } from "#src/model/day/eventStatusPage.ts";

export const getEventStatus = defineCall({
  name: "getEventStatus",
  method: "GET",
  path: "/event_status/{extraId}/{eventId}",
  answer: eventStatusAnswer,
  ...proposed("eventStatus"),
  announces: querying,
});

export const saveEventStatus = defineCall({
  name: "saveEventStatus",
  method: "PUT",
  path: "/event_status/{extraId}/{eventId}",
  request: eventStatusRequest,
  answer: acknowledged,
  ...proposed("eventStatus"),
  announces: changing,
});
