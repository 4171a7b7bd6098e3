import { page, userEvent } from "vitest/browser";
import { CALL_AGAIN, fill, OUT_OF_DATE, press, UNREAD, type Situations } from "../situation.ts";

export const profile: Situations = {
  me: [{ path: "/dashboard", person: "milica", says: null }],
  getExtra: [
    { path: "/dashboard", person: "milica", says: CALL_AGAIN },
    { path: "/profile/overview", person: "amira", says: CALL_AGAIN },
    { path: "/profile/complete", person: "amira", says: CALL_AGAIN },
    { path: "/code-of-conduct", person: "amira", says: CALL_AGAIN },
  ],
  getExtraEvents: [{ path: "/dashboard", person: "milica", says: OUT_OF_DATE }],
  getAvailableEvents: [{ path: "/dashboard", person: "milica", says: OUT_OF_DATE }],
  currentGroup: [{ path: "/dashboard", person: "milica", says: OUT_OF_DATE, fine: ["not-found", "wrong-shape"] }],
  getCountries: [{ path: "/profile/complete", person: "amira", says: /Länder|Liste|Noch einmal/ }],
  updateExtra: [
    {
      path: "/legacy/profile-data",
      person: "amira",
      says: "alert",
      prepare: () => fill("Abteilung", "Gepäck"),
      act: () => press("Angaben speichern"),
      fine: UNREAD,
    },
  ],
  setCodeOfConduct: [
    {
      path: "/code-of-conduct",
      person: "amira",
      says: /nicht gespeichert/i,
      async prepare() {
        for (const box of page.getByRole("checkbox").elements()) await userEvent.click(box);
        window.scrollTo(0, document.documentElement.scrollHeight);
      },
      act: () => press("Regeln annehmen"),
      fine: UNREAD,
    },
  ],
};
