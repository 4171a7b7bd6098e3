import type { CallOrder } from "#workbench/new/newCall.ts";
import type { ScreenOrder } from "#workbench/new/newScreen.ts";
import type { StateOrder } from "#workbench/new/newState.ts";

/** Under names that nobody gives: what was generated for real would be refused here. */
export const sampleScreen: ScreenOrder = {
  make: "screen",
  place: "events/GeneratorSample",
  title: { de: "Warteliste", en: "Waiting list" },
  state: "Waiting",
  name: "Auf der Warteliste",
  body: {
    de: "Sie stehen auf der Warteliste. Wird ein Platz frei, bekommen Sie eine E-Mail.",
    en: "You are on the waiting list. If a place becomes free, you get an e-mail.",
  },
  back: "my-event",
};

export const placeFree: StateOrder = {
  make: "state",
  place: "events/GeneratorSample",
  state: "PlaceFree",
  name: "Platz frei geworden",
  body: { de: "Für Sie ist ein Platz frei.", en: "There is a place for you." },
};

export const sampleCall: CallOrder = {
  make: "call",
  name: "getGeneratorSample",
  method: "GET",
  path: "/generator-sample/{eventId}",
  offer: "eventStatus",
  description: "Returns when the shuttle leaves on a day of the trial operation.",
};
