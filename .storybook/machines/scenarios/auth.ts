import type { AnyStateMachine } from "xstate";
import { authMachine } from "#app/features/auth/authMachine.ts";
import { toCodeView } from "#app/features/auth/codeView.ts";
import { codeVerificationMachine } from "#app/features/auth/codeVerificationMachine.ts";
import { entryMachine } from "#app/features/auth/entryMachine.ts";
import { toEntryView } from "#app/features/auth/entryView.ts";
import { forgotMachine } from "#app/features/auth/forgotMachine.ts";
import { passwordMachine } from "#app/features/auth/passwordMachine.ts";
import { toPasswordView } from "#app/features/auth/passwordView.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { toPhoneView } from "#app/features/auth/phoneView.ts";
import { profileMachine } from "#app/features/auth/profileMachine.ts";
import { toProfileView } from "#app/features/auth/profileView.ts";
import { resetMachine } from "#app/features/auth/resetMachine.ts";
import { toResetView } from "#app/features/auth/resetView.ts";
import { signInMachine } from "#app/features/auth/signInMachine.ts";
import { toSignInView } from "#app/features/auth/signInView.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import type { Walk } from "#workbench/machines/walk.ts";

const email = "amira@example.de";
const now = () => 1_800_000_000_000;
const message = { message: "Bitte später." };
const record = extraSchema.parse({ extra_id: "17", first_name: "Amira" });
const profile = { name: "Amira Okonkwo", email, picture: "" };
const invitation = { email, extraId: "17", firstName: "Amira", lastName: "", phoneNumber: "", sessionToken: "proof" };
const alert = { kind: "invitationExpired", message: null };

const person = { email, extraId: "17", firstName: "", lastName: "", phone: "", isFromGoogle: false, hasAccount: false };
const way = { ...person, linkToken: "", lastSendTo: () => null, now };

/** What can happen to each machine of the way in: the walk that visits every state and takes every transition. */
export const plans: readonly [AnyStateMachine, Walk][] = [
  [
    authMachine,
    {
      inputs: [
        "entry",
        "invitation",
        "emailCode",
        "proofExpired",
        "signIn",
        "phone",
        "smsCode",
        "password",
        "forgot",
        "reset",
      ].map((start) => ({ ...way, start })),
      events: [
        { type: "back.requested" },
        { type: "confirm.requested" },
        { type: "forgot.requested" },
        { type: "open.requested" },
        { type: "session.ended", isLost: true },
        { type: "session.ended", isLost: false },
        ...[0, 2, 3, 6, 8].map((step) => ({ type: "step.opened", step })),
      ],
      view: null,
      answers: {
        checkInvitation: [
          { kind: "valid", invitation },
          { kind: "refused", alert, email: null },
        ],
        entry: [
          { kind: "signedIn" },
          { kind: "verified", email, extraId: "17" },
          { kind: "unverified", email, extraId: "17" },
          { kind: "google", email, extraId: "17", profile },
        ],
        codeVerification: [{ kind: "accepted", token: "proof" }, { kind: "proofExpired" }],
        smsVerification: [{ kind: "accepted", token: null }, { kind: "proofExpired" }],
        signIn: [undefined],
        phone: [
          { kind: "sent", phone: "+49 151" },
          { kind: "proofExpired", phone: "+49 151" },
        ],
        password: [{ kind: "created" }, { kind: "proofExpired" }],
        profile: [{ firstName: "Amira" }],
        reset: [
          { kind: "done", email },
          { kind: "badLink", alert: { kind: "missing" }, email: "" },
        ],
        loadLaterSteps: [undefined],
        openDashboard: [undefined],
      },
      matters: ({ next, hasAccount, badLink }) => [next, hasAccount, badLink],
    },
  ],
  [
    entryMachine,
    {
      inputs: [{ email, alert }],
      events: [
        { type: "email.changed", email: "" },
        { type: "email.changed", email },
        { type: "email.submitted" },
        { type: "google.requested", mode: "signIn" },
      ],
      view: toEntryView,
      answers: {
        checkEmail: [{ kind: "verified", extraId: "17" }, { kind: "noAccount" }, { kind: "unclear" }],
        askGoogle: [
          { kind: "cancelled" },
          { kind: "existing", email },
          { kind: "unclear", email },
          { kind: "google", email, extraId: "17", profile },
          { kind: "signedIn" },
        ],
      },
    },
  ],
  [
    codeVerificationMachine,
    {
      inputs: [
        { recipient: email, lastSend: null, wantsCode: true, now },
        { recipient: email, lastSend: { sentAt: now(), seconds: 60 }, wantsCode: true, now },
        { recipient: email, lastSend: { sentAt: 0, seconds: 60 }, wantsCode: false, now },
      ],
      events: [
        { type: "code.changed", code: "482913" },
        { type: "code.changed", code: "4829" },
        { type: "code.completed" },
        { type: "code.submitted" },
        { type: "resend.requested" },
        { type: "page.shown" },
      ],
      view: toCodeView,
      answers: {
        checkCode: [
          { kind: "accepted", token: null },
          { kind: "proofExpired" },
          { kind: "refused", problem: message },
          { kind: "notChecked", problem: message },
        ],
        sendCode: [
          { kind: "sent" },
          { kind: "tooEarly", seconds: 0 },
          { kind: "refused", problem: message },
          { kind: "proofExpired" },
        ],
      },
    },
  ],
  [
    phoneMachine,
    {
      inputs: [{ phone: "" }],
      events: [
        { type: "phone.changed", phone: "+49 151 2345" },
        { type: "phone.changed", phone: "12a" },
        { type: "phone.submitted" },
      ],
      view: toPhoneView,
      answers: {
        sendCode: [
          { kind: "sent" },
          { kind: "tooEarly", seconds: 9 },
          { kind: "proofExpired" },
          { kind: "refused", problem: message },
        ],
      },
    },
  ],
  [
    passwordMachine,
    {
      inputs: [
        { email, extraId: "17" },
        { email, extraId: "" },
      ],
      events: [
        { type: "password.changed", password: "Vorfeldbus7!" },
        { type: "password.changed", password: "kurz" },
        { type: "password.submitted" },
      ],
      view: toPasswordView,
      answers: {
        createPassword: [{ kind: "created" }, { kind: "proofExpired" }, { kind: "refused", problem: message }],
      },
    },
  ],
  [
    profileMachine,
    {
      inputs: [{ ...person, now }],
      events: [
        { type: "profile.edited", form: profileFormOf(record) },
        { type: "profile.submitted", form: profileFormOf(record) },
        { type: "record.requested" },
        { type: "countries.requested" },
      ],
      view: toProfileView,
      answers: {
        loadRecord: [record],
        loadCountries: [[{ nationality: "Deutsch" }]],
        saveProfile: [
          { kind: "saved" },
          { kind: "conflict", current: record, fields: ["firstName"] },
          { kind: "refused", problem: message },
        ],
      },
    },
  ],
  [
    signInMachine,
    {
      inputs: [{ email }],
      events: [{ type: "password.changed", password: "Vorfeldbus7!" }, { type: "signIn.submitted" }],
      view: toSignInView,
      answers: { signIn: [{ kind: "accepted" }, { kind: "refused" }, { kind: "unexpected" }] },
    },
  ],
  [
    forgotMachine,
    {
      inputs: [{ email: "", alert: { kind: "missing" } }],
      events: [
        { type: "email.changed", email },
        { type: "email.changed", email: "amira" },
        { type: "email.submitted" },
      ],
      answers: { sendLink: [{ kind: "sent" }, { kind: "refused", problem: message }] },
    },
  ],
  [
    resetMachine,
    {
      inputs: [{ token: "" }, { token: "link" }],
      events: [
        { type: "password.changed", password: "Vorfeldbus7!" },
        { type: "confirmation.changed", confirmation: "Vorfeldbus7!" },
        { type: "confirmation.left" },
        { type: "password.submitted" },
        { type: "link.requested" },
        { type: "signIn.requested" },
      ],
      view: toResetView,
      answers: {
        checkLink: [
          { kind: "valid", email },
          { kind: "invalid", message: null },
        ],
        savePassword: [{ kind: "saved" }, { kind: "refused", problem: message }],
      },
    },
  ],
];
