import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { WayInBrowser } from "#tests/features/auth/page.ts";
import type { AuthView } from "#tests/features/auth/runSteps.ts";

export type Step = AuthView["step"];

type Viewed = Pick<WayInBrowser, "view">;

/** What a person, the browser or time can do at a step. */
export type Move = { name: string; act: (browser: WayInBrowser) => void | Promise<void> };

/** Invited, and not yet signed up. */
export const invited = people.khai;
export const invitationExpired = people.wilhelmine;
/** Has an account. */
export const member = people.amira;
export const stranger = people.tomasz;

/** The view of a step that has to be on show. */
export function at<Wanted extends Step>(browser: Viewed, step: Wanted): Extract<AuthView, { step: Wanted }> {
  const view = browser.view();
  if (view.step !== step) throw new Error(`${view.step} is on show instead of ${step}.`);
  return view as Extract<AuthView, { step: Wanted }>;
}

export function enterEmail(browser: Viewed, email: string) {
  const { source } = at(browser, "entry");
  source.send({ type: "email.changed", email });
  source.send({ type: "email.submitted" });
}

export function pressGoogle(browser: WayInBrowser, mode: "signIn" | "signUp", person: Person = invited) {
  const { firstName, lastName, email } = person;
  const profile = { name: `${firstName} ${lastName}`, email, picture: "" };
  browser.google(async () => ({ kind: "chosen", profile }));
  at(browser, "entry").source.send({ type: "google.requested", mode });
}

export function typeCode(browser: Viewed, step: "emailCode" | "smsCode", code: string) {
  const { source } = at(browser, step);
  source.send({ type: "code.changed", code });
  source.send({ type: "code.completed" });
}

export const enterPhone = (browser: Viewed, phone: string = invited.phone) => {
  const { source } = at(browser, "phone");
  source.send({ type: "phone.changed", phone });
  source.send({ type: "phone.submitted" });
};

export const choosePassword = (browser: Viewed) => {
  const { source } = at(browser, "password");
  source.send({ type: "password.changed", password: invited.password });
  source.send({ type: "password.submitted" });
};

export const enterPassword = (browser: Viewed, password: string = member.password) => {
  const { source } = at(browser, "signIn");
  source.send({ type: "password.changed", password });
  source.send({ type: "signIn.submitted" });
};

const details = {
  dateOfBirth: "12.03.1988",
  nationality: "Deutsch",
  germanLevel: "C1",
  passNumber: "FA-2044",
  passColour: "Gelb",
};

export const saveProfile = (browser: Viewed) => {
  const { source } = at(browser, "profile");
  const { state } = source.getView();
  if (state.kind !== "ready") throw new Error("The profile is not there yet.");
  source.send({
    type: "profile.submitted",
    form: { ...profileFormOf({ extra_id: "" }), ...state.initial, ...details },
  });
};

export const setNewPassword = async (browser: WayInBrowser) => {
  const { source } = at(browser, "reset");
  source.send({ type: "password.changed", password: "Vorfeldbus8!" });
  source.send({ type: "confirmation.changed", confirmation: "Vorfeldbus8!" });
  source.send({ type: "password.submitted" });
  await browser.settle();
};

/** The provider does not accept the confirmed address any longer. */
export const forgetProofs = ({ provider }: WayInBrowser) =>
  provider.store.change("default", (database) => void (database.emailProofs = {}));

/** The code that is good now; a used one is replaced as a person would. */
async function codeFor(browser: WayInBrowser, step: "emailCode" | "smsCode"): Promise<string> {
  const { emailCodes, smsCodes } = browser.provider.store.read("default");
  const { recipient } = at(browser, step).source.getView();
  const isUsed = (step === "emailCode" ? emailCodes : smsCodes)[recipient]?.digits === "";
  if (isUsed) {
    browser.pass(61);
    at(browser, step).source.send({ type: "resend.requested" });
    await browser.settle();
  }
  return browser.code(recipient);
}

const send =
  (type: "back.requested" | "confirm.requested" | "forgot.requested" | "open.requested") =>
  ({ page }: WayInBrowser) =>
    page().flow?.send({ type });

const browserBack: Move = { name: "the browser's back", act: (browser) => browser.back() };
const back: Move = { name: "the button back", act: send("back.requested") };

/** What can be done where. A step that is new to the chart does not compile until it has its moves. */
export const moves: Record<Step, Move[]> = {
  opening: [],
  signedIn: [],
  invitation: [],
  entry: [
    { name: "the address of somebody invited", act: (browser) => enterEmail(browser, invited.email) },
    { name: "the address of a member", act: (browser) => enterEmail(browser, member.email) },
    { name: "the address of a stranger", act: (browser) => enterEmail(browser, stranger.email) },
    { name: "Google, to sign up", act: (browser) => pressGoogle(browser, "signUp") },
    { name: "Google, as a member", act: (browser) => pressGoogle(browser, "signIn", member) },
  ],
  emailCode: [
    {
      name: "the right code",
      act: async (browser) => typeCode(browser, "emailCode", await codeFor(browser, "emailCode")),
    },
    { name: "a wrong code", act: (browser) => typeCode(browser, "emailCode", "000000") },
    back,
    browserBack,
  ],
  proofExpired: [{ name: "confirming again", act: send("confirm.requested") }, browserBack],
  phone: [
    { name: "a number", act: (browser) => enterPhone(browser) },
    {
      name: "a number, too late",
      act: (browser) => {
        forgetProofs(browser);
        enterPhone(browser);
      },
    },
    browserBack,
  ],
  smsCode: [
    { name: "the right code", act: async (browser) => typeCode(browser, "smsCode", await codeFor(browser, "smsCode")) },
    {
      name: "the right code, too late",
      act: async (browser) => {
        const code = await codeFor(browser, "smsCode");
        forgetProofs(browser);
        typeCode(browser, "smsCode", code);
      },
    },
    back,
    browserBack,
  ],
  password: [
    { name: "a password", act: choosePassword },
    {
      name: "a password, too late",
      act: (browser) => {
        forgetProofs(browser);
        choosePassword(browser);
      },
    },
    browserBack,
  ],
  profile: [{ name: "saving", act: saveProfile }, browserBack],
  success: [{ name: "opening the dashboard", act: send("open.requested") }, browserBack],
  signIn: [
    { name: "the right password", act: (browser) => enterPassword(browser) },
    { name: "a wrong password", act: (browser) => enterPassword(browser, "falsch") },
    { name: "forgetting it", act: send("forgot.requested") },
    back,
    browserBack,
  ],
  forgot: [
    {
      name: "asking for a link",
      act: (browser) => {
        const { source } = at(browser, "forgot");
        source.send({ type: "email.changed", email: member.email });
        source.send({ type: "email.submitted" });
      },
    },
    back,
    browserBack,
  ],
  reset: [
    {
      name: "a new password",
      act: async (browser) => {
        await setNewPassword(browser);
        at(browser, "reset").source.send({ type: "signIn.requested" });
      },
    },
    { name: "a new link", act: async (browser) => at(browser, "reset").source.send({ type: "link.requested" }) },
    browserBack,
  ],
};
