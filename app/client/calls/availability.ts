import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { querying, changing, proposed } from "#app/client/calls/kinds.ts";
import { acknowledged } from "#src/model/answer.ts";
import { availabilityAnswer } from "#src/model/availability/availability.ts";

export const getAvailability = defineCall({
  name: "getAvailability",
  method: "GET",
  path: "/availability/{extraId}",
  answer: availabilityAnswer,
  ...proposed("availability"),
  announces: querying,
});

export const confirmAvailability = defineCall({
  name: "confirmAvailability",
  method: "PUT",
  path: "/availability/{extraId}",
  /** All dates currently offered. `applied_date`: when they were confirmed, as an ISO time (D-66). */
  request: z.object({ dates: z.array(z.string()), availability_completed: z.boolean(), applied_date: z.string() }),
  answer: acknowledged,
  ...proposed("availability"),
  announces: changing,
});
