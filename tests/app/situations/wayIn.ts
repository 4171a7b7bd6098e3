import { people } from "#src/people/people.ts";
import { settle } from "../settle.ts";
import type { OpenApp } from "../openApp.ts";
import { auth, UNREAD, type Situation, type Situations } from "../situation.ts";
import type { FaultKind } from "#app/sandbox/faultKinds.ts";

const newCode = (app: OpenApp) => app.database().messages.find(({ code }) => code !== null)?.code ?? "";

async function toEmailCode() {
  await auth.email.enter(people.khai.email);
  await settle();
}

async function toSmsCode() {
  await auth.phone.submit();
  await settle();
}

async function toPassword(app: OpenApp) {
  await toSmsCode();
  await auth.smsCode.fill(newCode(app));
  await settle();
  await auth.newPassword.fill(people.konstantin.password);
}

/** From the invitation of Konstantin to the last step that is filled in. */
export async function toProfile(app: OpenApp) {
  await toPassword(app);
  await auth.newPassword.submit();
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
      prepare: () => auth.email.fill(people.amira.email),
      act: auth.email.submit,
    },
  ],
  sendEmailCode: [
    {
      ...entry,
      person: "khai",
      says: "alert",
      prepare: () => auth.email.fill(people.khai.email),
      act: auth.email.submit,
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
      act: (app) => auth.emailCode.fill(newCode(app)),
      empties: NO_TO_THE_CODE,
    },
  ],
  validateInvitation: [{ ...invited, says: "alert" }],
  sendSmsCode: [{ ...invited, says: "alert", act: auth.phone.submit, fine: WAITED }],
  verifySmsCode: [
    {
      ...invited,
      says: "alert",
      prepare: toSmsCode,
      act: (app) => auth.smsCode.fill(newCode(app)),
      fine: UNREAD,
      empties: NO_TO_THE_CODE,
    },
  ],
  createPassword: [
    {
      ...invited,
      says: "alert",
      prepare: toPassword,
      act: auth.newPassword.submit,
    },
  ],
  login: [
    {
      ...entry,
      person: "amira",
      says: "alert",
      async prepare() {
        await auth.email.enter(people.amira.email);
        await settle();
        await auth.password.fill(people.amira.password);
      },
      act: auth.password.submit,
    },
  ],
  forgotPassword: [
    {
      path: "/forgot-password",
      as: "stranger",
      person: "amira",
      says: "alert",
      prepare: () => auth.forgotten.fill(people.amira.email),
      act: auth.forgotten.submit,
      fine: UNREAD,
    },
  ],
  validateResetToken: [{ ...resetting, says: "alert" }],
  resetPassword: [
    {
      ...resetting,
      says: "alert",
      async prepare() {
        await auth.replacement.fill("Neuanfang!27");
        await auth.confirmation.fill("Neuanfang!27");
      },
      act: auth.confirmation.submit,
      fine: UNREAD,
    },
  ],
  refresh: [
    {
      path: "/dashboard",
      person: "milica",
      says: /Noch einmal versuchen/,
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
