import * as z from "zod/mini";
import { defineCall } from "#app/client/calls/defineCall.ts";
import { isUnanswered } from "#app/client/problemOf.ts";
import type { ApiError } from "#app/client/result.ts";
import { acknowledged } from "#src/model/answer.ts";
import { availableEventsAnswer, extraEventsAnswer } from "#src/model/events/eventsAnswers.ts";
import { countriesAnswer, extraAnswer } from "#src/model/profile/extrasAnswers.ts";
import { extraFields } from "#src/model/profile/extra.ts";
import { wireId } from "#src/model/reading.ts";

/** PUT or PATCH is left open by the provider's documentation; change it only here (C-01). */
const EXTRA_UPDATE_METHOD: "PUT" | "PATCH" = "PUT";

/** Never sent. */
const never = z.optional(z.enum([]));
const extraUpdate = z.looseObject({ ...extraFields, extra_id: never, created_at: never, last_login_at: never });
const applications = z.object({ extra_id: wireId, event_ids: z.array(wireId) });
const signedIn = { bearer: "required", refreshOn401: true, area: "signed-in" } as const;
const loading = { success: "none", failure: "generated" } as const;

/** The calendar page shows the same message. */
const notSent =
  <Key extends "events.applyFailed" | "events.withdrawFailed">(key: Key) =>
  (apiError: ApiError) =>
    isUnanswered(apiError) ? "events.noAnswer" : key;

export const getExtra = defineCall({
  name: "getExtra",
  method: "GET",
  path: "/extras/{id}",
  answer: extraAnswer,
  ...signedIn,
  announces: loading,
});

export const updateExtra = defineCall({
  name: "updateExtra",
  method: EXTRA_UPDATE_METHOD,
  path: "/extras/{id}",
  request: extraUpdate,
  answer: acknowledged,
  ...signedIn,
  announces: {
    success: "generated",
    failure: "generated",
    successKey: "profile.updated",
    failureKey: "profile.updateFailed",
  },
});

export const getCountries = defineCall({
  name: "getCountries",
  method: "GET",
  path: "/countries",
  answer: countriesAnswer,
  ...signedIn,
  announces: loading,
});

export const setCodeOfConduct = defineCall({
  name: "setCodeOfConduct",
  method: "POST",
  path: "/extras/{id}/code-of-conduct",
  request: z.object({ accepted: z.boolean() }),
  answer: acknowledged,
  ...signedIn,
  /** "Accepted" and "declined" have different texts, which only the caller can choose. */
  announces: {
    success: "own",
    failure: "generated",
    /** Already answered on another device: retrying is pointless. */
    failureKey: ({ status }) => (status === 409 ? "conduct.answered" : "conduct.failed"),
  },
});

export const getExtraEvents = defineCall({
  name: "getExtraEvents",
  method: "GET",
  path: "/extra_events/{extraId}",
  query: z.object({ event_type: z.string() }),
  answer: extraEventsAnswer,
  ...signedIn,
  announces: { ...loading, failureKey: "events.loadFailed" },
});

export const getAvailableEvents = defineCall({
  name: "getAvailableEvents",
  method: "GET",
  path: "/events/available/{extraId}",
  query: z.object({ type: z.string() }),
  answer: availableEventsAnswer,
  ...signedIn,
  announces: { ...loading, failureKey: "events.loadFailed" },
});

export const applyForEvents = defineCall({
  name: "applyForEvents",
  method: "POST",
  path: "/events/apply",
  request: applications,
  answer: acknowledged,
  ...signedIn,
  /** The caller appends to the provider's message that a reply takes a few days. */
  announces: {
    success: "own",
    failure: "server-or-generated",
    failureKey: notSent("events.applyFailed"),
  },
});

export const withdrawFromEvents = defineCall({
  name: "withdrawFromEvents",
  method: "POST",
  path: "/events/withdraw",
  request: applications,
  answer: acknowledged,
  ...signedIn,
  announces: {
    success: "server-or-generated",
    failure: "server-or-generated",
    failureKey: notSent("events.withdrawFailed"),
  },
});

export const cancelEvent = defineCall({
  name: "cancelEvent",
  method: "POST",
  path: "/cancellations",
  request: z.object({ extra_id: wireId, event_id: wireId, reason: z.string() }),
  answer: acknowledged,
  ...signedIn,
  /** A failure is shown in the dialog, which stays open (D-24). */
  announces: { success: "server-or-generated", failure: "own" },
});
