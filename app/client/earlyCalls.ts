/**
 * What screens ask for first, as the page asks for it before its code is there; `{extraId}` is the person's. A test holds
 * each against the query that it is for.
 */
export const earlyCalls = {
  me: "/auth/me",
  extra: "/extras/{extraId}",
  extraEvents: "/extra_events/{extraId}?event_type=internal",
  availableEvents: "/events/available/{extraId}?type=internal",
  currentGroup: "/groups/current",
  countries: "/countries",
} as const;

export type EarlyCall = keyof typeof earlyCalls;
