import { authMachine } from "#app/features/auth/authMachine.ts";
import { codeMachine } from "#app/features/auth/codeMachine.ts";
import { entryMachine } from "#app/features/auth/entryMachine.ts";
import { forgotMachine } from "#app/features/auth/forgotMachine.ts";
import { passwordMachine } from "#app/features/auth/passwordMachine.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { profileMachine } from "#app/features/auth/profileMachine.ts";
import { resetMachine } from "#app/features/auth/resetMachine.ts";
import { signInMachine } from "#app/features/auth/signInMachine.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import type { Scenarios } from "#workbench/machines/walk.ts";

const email = "amira@example.de";
const now = () => 1_800_000_000_000;
const message = { message: "Bitte später." };
const record = extraSchema.parse({ extra_id: "17", first_name: "Amira" });
const profile = { name: "Amira Okonkwo", email, picture: "" };
const invitation = { email, extraId: "17", firstName: "Amira", lastName: "", phoneNumber: "", sessionToken: "proof" };
const alert = { kind: "invitationExpired", message: null };

const person = { email, extraId: "17", firstName: "", lastName: "", phone: "", isFromGoogle: false, hasAccount: false };
const account = { email, extraId: "17" };

/** The event that a page sends for each result of its machine. */
const done = (step: string, ...outputs: unknown[]) => outputs.map((output) => ({ type: `${step}.done`, output }));

export const scenarios: Scenarios = [
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
      ].map((start) => ({ ...person, linkToken: "", start })),
      events: [
        { type: "back.requested" },
        { type: "confirm.requested" },
        { type: "forgot.requested" },
        { type: "open.requested" },
        { type: "session.ended", isLost: true },
        { type: "session.ended", isLost: false },
        ...[0, 2, 3, 6, 8].map((step) => ({ type: "step.opened", step })),
        ...done("entry", { kind: "signedIn" }, { kind: "verified", ...account }, { kind: "unverified", ...account }),
        ...done("entry", { kind: "google", ...account, profile }),
        ...done("code", { kind: "accepted", token: "proof" }, { kind: "proofExpired" }),
        ...done("signIn", undefined),
        ...done("phone", { kind: "sent", phone: "+49 151" }, { kind: "proofExpired", phone: "+49 151" }),
        ...done("password", { kind: "created" }, { kind: "proofExpired" }),
        ...done("profile", { firstName: "Amira" }),
        ...done("reset", { kind: "done", email }, { kind: "badLink", alert: { kind: "missing" }, email: "" }),
      ],
      answers: {
        checkInvitation: [
          { kind: "valid", invitation },
          { kind: "refused", alert, email: null },
        ],
        openDashboard: [undefined],
      },
      relevant: ({ hasAccount, badLink }) => [hasAccount, badLink],
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
      answers: {
        checkEmail: [{ kind: "verified", extraId: "17" }, { kind: "noAccount" }, { kind: "unclear" }],
        chooseAccount: [
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
    codeMachine,
    {
      inputs: [
        { recipient: email, lastSend: null, sendsCode: true, now },
        { recipient: email, lastSend: { sentAt: now(), seconds: 60 }, sendsCode: true, now },
        { recipient: email, lastSend: { sentAt: 0, seconds: 60 }, sendsCode: false, now },
      ],
      events: [
        { type: "code.changed", code: "482913" },
        { type: "code.changed", code: "4829" },
        { type: "code.completed" },
        { type: "code.submitted" },
        { type: "resend.requested" },
        { type: "page.shown" },
      ],
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
      inputs: [{ phone: "", person: null }],
      events: [
        { type: "phone.changed", phone: "+49 151 2345" },
        { type: "phone.changed", phone: "12a" },
        { type: "phone.submitted" },
      ],
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
      answers: {
        createPassword: [{ kind: "created" }, { kind: "proofExpired" }, { kind: "refused", problem: message }],
      },
    },
  ],
  [
    profileMachine,
    {
      inputs: [person],
      events: [
        { type: "profile.edited", form: profileFormOf(record) },
        { type: "profile.submitted", form: profileFormOf(record) },
        { type: "record.requested" },
        { type: "countries.requested" },
      ],
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
