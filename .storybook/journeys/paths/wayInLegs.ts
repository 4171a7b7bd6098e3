import { plans } from "#workbench/machines/scenarios/auth.ts";
import type { Leg } from "../chart/chartPath.ts";
import { legOf } from "../chart/legOf.ts";

const email = "somebody@example.de";
const now = () => 1_800_000_000_000;
const person = {
  email: "",
  extraId: "",
  firstName: "",
  lastName: "",
  phone: "",
  isFromGoogle: false,
  hasAccount: false,
};
const start = { ...person, linkToken: "" };
const entered = { type: "entry.done", output: { kind: "verified", email, extraId: "17" } };
const accepted = { kind: "accepted", token: "proof" };

/** `knows`: what the provider knows of the address. `isGiven`: it stands in the field already. */
const entry = (knows: "verified" | "unverified", isGiven = false): Leg =>
  legOf(plans, "entry", {
    input: { email: isGiven ? email : "", alert: null },
    answers: { checkEmail: [{ kind: knows, extraId: "17" }] },
    stops: [
      { at: "entry.known", by: [...(isGiven ? [] : [{ type: "email.changed", email }]), { type: "email.submitted" }] },
    ],
  });

const emailCode = legOf(plans, "code", {
  input: { recipient: email, lastSend: null, sendsCode: true, now },
  answers: { checkCode: [accepted], sendCode: [{ kind: "sent" }] },
  stops: [{ at: "code.open.delivery.waiting" }, { at: "code.verified" }],
});

/** Its code went out with the number. */
const smsCode = legOf(plans, "code", {
  input: { recipient: "+49 151 2345", lastSend: { sentAt: now(), seconds: 60 }, sendsCode: false, now },
  answers: { checkCode: [accepted] },
  stops: [{ at: "code.verified" }],
});

const phone = legOf(plans, "phone", {
  input: { phone: "", person: null },
  answers: { sendCode: [{ kind: "sent" }] },
  stops: [{ at: "phone.sent" }],
});

const password = legOf(plans, "password", {
  input: { email, extraId: "17" },
  answers: { createPassword: [{ kind: "created" }] },
  stops: [{ at: "password.done" }],
});

const profile = legOf(plans, "profile", {
  input: person,
  stops: [{ at: "profile.open.record.ready" }, { at: "profile.open.countries.ready" }, { at: "profile.saved" }],
});

const signIn = legOf(plans, "signIn", { input: { email }, stops: [{ at: "signIn.signedIn" }] });

const reset = legOf(plans, "reset", {
  input: { token: "link" },
  answers: { checkLink: [{ kind: "valid", email }], savePassword: [{ kind: "saved" }] },
  stops: [{ at: "reset.editing" }, { at: "reset.saved" }, { at: "reset.left", by: [{ type: "signIn.requested" }] }],
});

/** From the entry to the dashboard, for somebody who has no password yet. */
export const signUpLeg: Leg = legOf(plans, "auth", {
  input: { ...start, start: "entry" },
  stops: [
    {
      at: "auth.signedIn",
      by: [
        { type: "entry.done", output: { kind: "unverified", email, extraId: "17" } },
        { type: "code.done", output: accepted },
        { type: "phone.done", output: { kind: "sent", phone: "+49 151 2345" } },
        { type: "password.done", output: { kind: "created" } },
        { type: "profile.done", output: { firstName: "" } },
        { type: "open.requested" },
      ],
    },
  ],
  inside: { entry: entry("unverified"), emailCode, phone, smsCode, password, profile },
});

/** From the entry to the request of a link. */
export const forgotLegs: readonly Leg[] = [
  legOf(plans, "auth", {
    input: { ...start, start: "entry" },
    stops: [
      { at: "auth.signIn", by: [entered] },
      { at: "auth.forgot", by: [{ type: "forgot.requested" }] },
    ],
    inside: { entry: entry("verified") },
  }),
  legOf(plans, "forgot", {
    input: { email, alert: null },
    answers: { sendLink: [{ kind: "sent" }] },
    stops: [{ at: "forgot.sent", by: [{ type: "email.submitted" }] }],
  }),
];

/** From the link in the mail to the dashboard, with the new password. */
export const resetLeg: Leg = legOf(plans, "auth", {
  input: { ...start, start: "reset", linkToken: "link" },
  stops: [
    { at: "auth.reset", by: [] },
    { at: "auth.entry", by: [{ type: "reset.done", output: { kind: "done", email } }] },
    { at: "auth.signIn", by: [entered] },
    { at: "auth.signedIn", by: [{ type: "signIn.done" }] },
  ],
  inside: { reset, entry: entry("verified", true), signIn },
});
