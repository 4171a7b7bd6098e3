import { userEvent } from "vitest/browser";
import { settle } from "../settle.ts";
import { answer, button, DONE, fill, OUT_OF_DATE, press, UNREAD, type Situations } from "../situation.ts";

const NO_LIST = /Die Liste konnte nicht geladen werden/;
/** The list is read again and says that it was done. */
const FOUND_OUT = [...UNREAD, ...DONE];
/** What could not be taken back says so for ten seconds, which are over when nobody waits for these any more. */
const OVER = [...FOUND_OUT, "no-answer", "token-dead-refresh-unanswered"] as const;

const askFirst = (list: "in" | "out") => press(new RegExp(`^Check-${list}: `));

async function checkIn(): Promise<void> {
  await askFirst("in");
  await answer("Check-in bestätigen");
  await settle({ seconds: 3 });
}

/** Somebody is here, and the other list is open. */
async function openOtherList(): Promise<void> {
  await checkIn();
  await userEvent.click(button("Zurück"));
  await settle({ seconds: 1 });
  await press(/Check-out/);
  await settle({ seconds: 1 });
}

const inList = { path: "/legacy/check-in-list", person: "jasper", says: "alert" } as const;

export const day: Situations = {
  getStaffList: [
    { path: "/legacy/check-in-list", person: "jasper", says: NO_LIST },
    { path: "/legacy/check-out-list", person: "milica", says: NO_LIST },
    { path: "/legacy/task-list", person: "jasper", says: OUT_OF_DATE, atOnce: 2 },
  ],
  checkInStaff: [
    {
      ...inList,
      prepare: () => askFirst("in"),
      act: () => answer("Check-in bestätigen"),
      fine: FOUND_OUT,
    },
  ],
  undoStaffCheckIn: [{ ...inList, prepare: checkIn, act: () => press(/^Rückgängig: /), fine: OVER }],
  checkOutStaff: [
    {
      ...inList,
      async prepare() {
        await openOtherList();
        await askFirst("out");
      },
      act: () => answer("Check-out bestätigen"),
      fine: FOUND_OUT,
    },
  ],
  undoStaffCheckOut: [
    {
      ...inList,
      async prepare() {
        await openOtherList();
        await askFirst("out");
        await answer("Check-out bestätigen");
        await settle({ seconds: 3 });
      },
      act: () => press(/^Rückgängig: /),
      fine: OVER,
    },
  ],
  getEventStatus: [{ path: "/events/details/2", person: "amira", says: /Der Ablauf konnte nicht geladen werden/ }],
  saveEventStatus: [
    {
      path: "/events/details/2",
      person: "amira",
      says: "alert",
      async prepare() {
        await press("Ablauf bearbeiten");
        await fill("Beginn", "07:15");
      },
      act: () => press("Ablauf speichern"),
      fine: UNREAD,
    },
  ],
};
