import { page, userEvent } from "vitest/browser";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CallName } from "#app/client/calls.ts";
import { endFamilies } from "#app/sandbox/rules/tokens.ts";
import { people } from "#src/people/people.ts";
import { typed } from "../invariants.ts";
import type { OpenApp } from "../openApp.ts";
import { fill, press, type Situation } from "../situation.ts";
import { situations } from "../situations.ts";
import { de } from "./copy.ts";
import { begin, end, follow, go, isAt, settle, signIn } from "./way.ts";

afterEach(end);

type Form = Pick<Situation, "path" | "person" | "as" | "procedures"> & {
  call: CallName;
  /** Leads to the form. */
  arrive?: (app: OpenApp) => Promise<void>;
  /** Enters something. */
  enter: (app: OpenApp) => Promise<void>;
  send: (app: OpenApp) => Promise<void>;
};

/** What is gone with the session, because it is not to outlive it, not even in memory (S6). */
const SENSITIVE: readonly CallName[] = ["verifyIdData", "savePayrollData", "saveFinancialData"];

/** A question, with nothing to enter. */
const QUESTIONS: readonly CallName[] = [
  "leaveGroup",
  "deleteGroup",
  "removeGroupMember",
  "deleteIdPhoto",
  "checkInStaff",
  "undoStaffCheckIn",
  "checkOutStaff",
  "undoStaffCheckOut",
  "confirmContractReceipt",
];

/** What is pressed before a form is on show; absent: it stands on its page. */
const OPENINGS: Partial<Record<CallName, string>> = {
  cancelEvent: de.myEvent.toCancel,
  checkEmail: de.groups.invite.toInvite,
  inviteToGroup: de.groups.invite.toInvite,
};

const { labels } = de.profile.form;
const SIGN_UP = { path: "/auth/signin", as: "invited", person: "konstantin" } as const;

const toPassword = situations.find(({ call }) => call === "createPassword")!.prepare!;

/** Every form with a call of its own, of those that are signed in, and the last one of the sign-up. */
const forms: readonly Form[] = [
  ...situations.flatMap(({ prepare, act: send, as, ...form }) =>
    prepare && send && !as && !QUESTIONS.includes(form.call) ? [{ ...form, enter: prepare, send }] : [],
  ),
  {
    ...SIGN_UP,
    call: "updateExtra",
    async arrive(app) {
      await toPassword(app);
      await go(de.signUp.password.submit);
    },
    async enter() {
      await fill(labels.dateOfBirth, "17.03.1963");
      await fill(labels.nationality, "Deutsch");
      await userEvent.keyboard("{Enter}");
      await userEvent.selectOptions(page.getByLabelText(labels.germanLevel), "C1");
      await fill(labels.passNumber, "4711-0815");
      await userEvent.click(page.getByRole("radio").first());
      await fill(labels.city, "Rüsselsheim");
    },
    send: () => press(de.profile.information.submit),
  },
];

/** What stands in the fields, by name and by place among those of one name; an id is another one each time. */
function standing(): Record<string, string> {
  const counted = new Map<string, number>();
  const named = Object.entries(typed()).map(([key, value]) => {
    const name = key.replace(/ \d+$/, "").replace(/^_r_.*/, "");
    const place = counted.get(name) ?? 0;
    counted.set(name, place + 1);
    return [`${name} ${place}`, value];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/** What somebody has entered, by field; a chosen file is a paper about a person and is not kept. */
function enteredSince(before: Record<string, string>): Record<string, string> {
  const isEntered = ([field, value]: [string, string]) =>
    value !== before[field] && !["", "false"].includes(value) && !value.startsWith("C:\\fakepath");
  return Object.fromEntries(Object.entries(standing()).filter(isEntered));
}

/** Opens the form anew; after a sign-up that was broken off the profile is completed. */
async function returnTo({ call, path, as }: Form): Promise<void> {
  await follow(as ? "/profile/complete" : path);
  const opening = OPENINGS[call];
  if (opening) await go(opening);
}

/** Enters something; returns what stands in the fields by that. */
async function enter(app: OpenApp, form: Form): Promise<Record<string, string>> {
  await form.arrive?.(app);
  const before = standing();
  await form.enter(app);
  await settle();
  const entered = enteredSince(before);
  expect(entered).not.toEqual({});
  return entered;
}

/** Sends it to a provider that knows neither of the tokens any more. */
async function sendInVain(app: OpenApp, { person, send }: Form): Promise<void> {
  app.change((database) => endFamilies(database, people[person].extraId));
  await send(app);
  // The locks and marks of a refresh are the browser's own and take their time, between which the page's own has to pass.
  await vi.waitUntil(() => settle({ atLeast: 3 }).then(() => !app.deps.session.isOpen()), { timeout: 20_000 });
  isAt("/auth/signin");
}

/** What of it stands there again. */
const found = (entered: Record<string, string>) =>
  Object.fromEntries(Object.entries(standing()).filter(([field, value]) => entered[field] === value));

/** It opens doors. */
const isPass = (field: string) => field.startsWith("passNumber");
const textsIn = (entered: Record<string, string>) =>
  Object.values(entered).filter((value) => value !== "true" && value.length > 4);

const inStorage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

const open = ({ path, person, as, procedures }: Form) =>
  begin({ path, person, ...(as && { as }), ...(procedures && { procedures }) });

describe.each(forms)("$call on $path", (form) => {
  test("what was entered is there again when the provider has ended the session, unless it is sensitive (F8, P15, S6)", async () => {
    const app = await open(form);
    const entered = await enter(app, form);
    await sendInVain(app, form);
    expect(textsIn(entered).filter((text) => inStorage().includes(text))).toEqual([]);
    await signIn(form.person);
    await returnTo(form);
    const kept = Object.entries(entered).filter(([field]) => !SENSITIVE.includes(form.call) && !isPass(field));
    expect(found(entered)).toEqual(Object.fromEntries(kept));
  });

  test("somebody else finds nothing of it, and neither does who has signed out (F8, S7)", async () => {
    const app = await open(form);
    const entered = await enter(app, form);
    await sendInVain(app, form);
    const other = form.person === "milica" ? "amira" : "milica";
    await signIn(other);
    await returnTo({ ...form, call: "me" });
    expect(textsIn(entered).filter((text) => Object.values(standing()).includes(text))).toEqual([]);
    app.deps.session.end("signed-out");
    await settle();
    await signIn(form.person);
    await returnTo(form);
    expect(found(entered)).toEqual({});
  });
});
