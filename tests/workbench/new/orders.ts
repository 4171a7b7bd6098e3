import type { CallOrder } from "#workbench/new/newCall.ts";
import type { ScreenOrder } from "#workbench/new/newScreen.ts";
import type { StateOrder } from "#workbench/new/newState.ts";

export const waitingList: ScreenOrder = {
  make: "screen",
  place: "events/WaitingList",
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
  place: "events/WaitingList",
  state: "PlaceFree",
  name: "Platz frei geworden",
  body: { de: "Für Sie ist ein Platz frei.", en: "There is a place for you." },
};

export const shuttleTimes: CallOrder = {
  make: "call",
  name: "getShuttleTimes",
  method: "GET",
  path: "/shuttle-times/{eventId}",
  offer: "eventStatus",
  description: "Returns when the shuttle leaves on a day of the trial operation.",
};
