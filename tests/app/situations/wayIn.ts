import { people } from "#src/people/people.ts";
import { settle } from "../settle.ts";
import type { OpenApp } from "../openApp.ts";
import { fill, press, UNREAD, type Situation, type Situations } from "../situation.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";

const newCode = (app: OpenApp) => app.database().messages.find(({ code }) => code !== null)?.code ?? "";

const enterEmail = (email: string) => fill("E-Mail-Adresse", email);

async function toEmailCode() {
  await enterEmail(people.khai.email);
  await press("Weiter");
  await settle();
}

async function toSmsCode() {
  await press("SMS-Code anfordern");
  await settle();
}

async function toPassword(app: OpenApp) {
  await toSmsCode();
  await fill("Code aus der SMS", newCode(app));
  await settle();
}

/** Answers with a reason: a no to the code, which is then entered anew. */
const NO_TO_THE_CODE: readonly FaultKind[] = [
  "token-dead-refresh-ok",
  "token-dead-refresh-refused",
  "token-dead-refresh-unanswered",
  "forbidden",
  "not-found",
  "conflict",
  "unprocessable",
  "refused-with-200",
];
/** A wait of known length is shown by the screen of the code, where a code can be entered that was sent before. */
const WAITED: readonly FaultKind[] = [...UNREAD, "rate-limited"];
const entry = { path: "/auth/signin", as: "stranger" } as const satisfies Partial<Situation>;
const invited = { path: "/auth/signin", as: "invited", person: "konstantin" } as const satisfies Partial<Situation>;
const resetting = { path: "/reset-password", as: "resetting", person: "amira" } as const satisfies Partial<Situation>;

export const wayIn: Situations = {
  checkEmail: [
    {
      ...entry,
      person: "amira",
      says: "alert",
      prepare: () => enterEmail(people.amira.email),
      act: () => press("Weiter"),
    },
  ],
  sendEmailCode: [
    {
      ...entry,
      person: "khai",
      says: "alert",
      prepare: () => enterEmail(people.khai.email),
      act: () => press("Weiter"),
      leaves: true,
      fine: WAITED,
    },
  ],
  verifyEmailCode: [
    {
      ...entry,
      person: "khai",
      says: "alert",
      prepare: toEmailCode,
      act: (app) => fill("Code aus der E-Mail", newCode(app)),
      empties: NO_TO_THE_CODE,
    },
  ],
  validateInvitation: [{ ...invited, says: "alert" }],
  sendSmsCode: [{ ...invited, says: "alert", act: () => press("SMS-Code anfordern"), fine: WAITED }],
  verifySmsCode: [
    {
      ...invited,
      says: "alert",
      prepare: toSmsCode,
      act: (app) => fill("Code aus der SMS", newCode(app)),
      fine: UNREAD,
      empties: NO_TO_THE_CODE,
    },
  ],
  createPassword: [
    {
      ...invited,
      says: "alert",
      async prepare(app) {
        await toPassword(app);
        await fill("Neues Passwort", people.konstantin.password);
      },
      act: () => press("Passwort speichern"),
    },
  ],
  login: [
    {
      ...entry,
      person: "amira",
      says: "alert",
      async prepare() {
        await enterEmail(people.amira.email);
        await press("Weiter");
        await settle();
        await fill("Passwort", people.amira.password);
      },
      act: () => press("Anmelden"),
    },
  ],
  forgotPassword: [
    {
      path: "/forgot-password",
      as: "stranger",
      person: "amira",
      says: "alert",
      prepare: () => enterEmail(people.amira.email),
      act: () => press("Link anfordern"),
      fine: UNREAD,
    },
  ],
  validateResetToken: [{ ...resetting, says: "alert" }],
  resetPassword: [
    {
      ...resetting,
      says: "alert",
      async prepare() {
        await fill("Neues Passwort", "Neuanfang!27");
        await fill("Neues Passwort wiederholen", "Neuanfang!27");
      },
      act: () => press("Passwort speichern"),
      fine: UNREAD,
    },
  ],
  refresh: [
    {
      path: "/dashboard",
      person: "milica",
      says: /Erneut versuchen/,
      after: "getExtra",
      ends: [
        "token-dead-refresh-ok",
        "token-dead-refresh-refused",
        "token-dead-refresh-unanswered",
        "forbidden",
        "refused-with-200",
      ],
    },
  ],
};
