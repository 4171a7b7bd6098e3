import { page, userEvent } from "vitest/browser";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import type { CallName } from "#app/provider/contract.ts";
import type { PersonId } from "#src/people/people.ts";

/** One call where the app makes it: what leads to it, and what the person reads when it brings nothing. */
export type Situation = {
  call: CallName;
  path: string;
  person: PersonId;
  /** What is entered before; it must be there afterwards. */
  prepare?: () => Promise<void>;
  /** Absent: the call is made when the screen opens. */
  act?: () => Promise<void>;
  /** In place, not only in a notice. `alert`: the provider's words or ours. `null`: the screen does without what is missing. */
  says: RegExp | "alert" | null;
  /** Faults that this call takes for a good answer, or does not mind. */
  fine?: readonly FaultKind[];
};

const OUT_OF_DATE = /Nicht alles ist aktuell/;
const CALL_AGAIN = /Bitte versuchen Sie es|Erneut versuchen/;

const press = (name: string | RegExp) => userEvent.click(page.getByRole("button", { name }).first());

export const situations: readonly Situation[] = [
  { call: "me", path: "/dashboard", person: "milica", says: null },
  { call: "getExtra", path: "/dashboard", person: "milica", says: CALL_AGAIN },
  { call: "getExtraEvents", path: "/dashboard", person: "milica", says: OUT_OF_DATE },
  { call: "getAvailableEvents", path: "/dashboard", person: "milica", says: OUT_OF_DATE },
  { call: "currentGroup", path: "/dashboard", person: "milica", says: OUT_OF_DATE, fine: ["not-found", "wrong-shape"] },
  { call: "getExtra", path: "/profile/overview", person: "amira", says: CALL_AGAIN },
  { call: "getExtra", path: "/profile/complete", person: "amira", says: CALL_AGAIN },
  { call: "getCountries", path: "/profile/complete", person: "amira", says: /Länder|Liste|Erneut/ },
  { call: "getExtra", path: "/code-of-conduct", person: "amira", says: CALL_AGAIN },
  {
    call: "updateExtra",
    path: "/legacy/profile-data",
    person: "amira",
    says: "alert",
    prepare: () => userEvent.fill(page.getByLabelText("Abteilung"), "Gepäck"),
    act: () => press("Angaben speichern"),
    // The answer is not read, only that there was one.
    fine: ["no-content", "wrong-shape"],
  },
  {
    call: "setCodeOfConduct",
    path: "/code-of-conduct",
    person: "amira",
    says: /nicht gespeichert/i,
    async prepare() {
      for (const box of page.getByRole("checkbox").elements()) await userEvent.click(box);
      window.scrollTo(0, document.documentElement.scrollHeight);
    },
    act: () => press("Regeln annehmen"),
    fine: ["no-content", "wrong-shape"],
  },
];
