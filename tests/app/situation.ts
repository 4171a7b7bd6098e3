import { page, userEvent } from "vitest/browser";
import { authPage } from "#stories/support/authPage.ts";
import type { CallName } from "#app/client/calls.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";
import type { AppStart, OpenApp } from "./openApp.ts";

/** One call where the app makes it: what leads to it, and what the person reads when it brings nothing. */
export type Situation = AppStart & {
  /** What is entered before; it must be there afterwards. */
  prepare?: (app: OpenApp) => Promise<void>;
  /** The call whose dead token leads to this one. */
  after?: CallName;
  /** Absent: the call is made when the screen opens. */
  act?: (app: OpenApp) => Promise<void>;
  /** How many of the call the screen makes side by side; one where it is absent. */
  atOnce?: number;
  /** What was pressed leads to the screen that makes the call. */
  leaves?: true;
  /** In place, not only in a notice. `alert`: the provider's words or ours. `null`: the screen does without what is missing. */
  says: RegExp | "alert" | null;
  /** A file goes with it: one that is too large for a server on the way is told beside it. */
  sendsFile?: true;
  /** Faults that this call takes for a good answer, or does not mind. */
  fine?: readonly FaultKind[];
  /** Faults that are a no to what was entered, so that it is to be entered anew. */
  empties?: readonly FaultKind[];
  /** Faults that end the session; for a call that needs one, a refused refresh does. */
  ends?: readonly FaultKind[];
};

export type Situations = Partial<Record<CallName, readonly Situation[]>>;

/** For an answer that is not read: that there was one is enough. */
export const UNREAD: readonly FaultKind[] = ["no-content", "wrong-shape"];

/** The provider has done it and only the answer is lost; the page asks again and finds that out. */
export const DONE: readonly FaultKind[] = ["reset", "stall", "truncated"];

export const OUT_OF_DATE = /Nicht alles ist aktuell/;
export const CALL_AGAIN = /Bitte versuchen Sie es|Noch einmal versuchen/;

export const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const fill = (label: string | RegExp, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: typeof label === "string" }), text);

export const auth = authPage({ fill, press });

/** Answers the question of the dialog that is open. */
export const answer = (name: string) => userEvent.click(page.getByRole("dialog").getByRole("button", { name }));
