import { page, userEvent } from "vitest/browser";
import { settle } from "../settle.ts";
import { answer, button, DONE, press, UNREAD, type Situations } from "../situation.ts";

/** Goes on by month until a date is there that can be chosen, and chooses it. */
async function chooseDate(): Promise<void> {
  const dates = page.getByRole("checkbox");
  for (let months = 0; months < 4 && dates.elements().length === 0; months++) {
    await press(/^Weiter zu/);
    await settle();
  }
  await userEvent.click(dates.first());
}

export const events: Situations = {
  getAvailableEvents: [{ path: "/events/apply", person: "leonie", says: /Die Termine konnten nicht geladen werden/ }],
  getExtra: [
    { path: "/events/apply", person: "leonie", says: null },
    { path: "/events/my-event", person: "amira", says: null },
  ],
  getExtraEvents: [
    { path: "/events/my-event", person: "amira", says: /konnten nicht geladen werden/ },
    { path: "/legacy/job-detail", person: "amira", says: "alert" },
    { path: "/legacy/task-list", person: "amira", says: "alert" },
    { path: "/legacy/apply", person: "leonie", says: "alert" },
  ],
  applyForEvents: [
    {
      path: "/events/apply",
      person: "leonie",
      says: "alert",
      prepare: chooseDate,
      act: () => press("Bewerben (1)"),
      fine: [...UNREAD, ...DONE],
    },
  ],
  withdrawFromEvents: [
    {
      path: "/events/apply",
      person: "oguzhan",
      says: "alert",
      async prepare() {
        const applied = page.getByRole("checkbox", { name: /Beworben/ });
        for (let months = 0; months < 4 && applied.elements().length === 0; months++) {
          await press(/^Weiter zu/);
          await settle();
        }
        await userEvent.click(applied.first());
        await press("Zurückziehen (1)");
      },
      act: () => answer("Bewerbung zurückziehen"),
      fine: UNREAD,
      empties: DONE,
    },
  ],
  getAvailability: [{ path: "/legacy/apply", person: "oguzhan", says: /Die Termine konnten nicht geladen werden/ }],
  confirmAvailability: [
    {
      path: "/legacy/apply",
      person: "oguzhan",
      says: "alert",
      async prepare() {
        await press("Termine auswählen");
        await userEvent.click(page.getByRole("checkbox").first());
      },
      act: () => press(/speichern \(1\)$/),
      fine: UNREAD,
    },
  ],
  cancelEvent: [
    {
      path: "/events/my-event",
      person: "amira",
      says: "alert",
      async prepare() {
        await press("Termin absagen");
        await userEvent.click(page.getByRole("dialog").getByText("Krankheit"));
      },
      act: () => userEvent.click(button("Absage bestätigen")),
      fine: [...UNREAD, ...DONE],
    },
  ],
};
