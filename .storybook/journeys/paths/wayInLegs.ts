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
const way = { ...person, linkToken: "", lastSendTo: () => null, now };
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

const emailCode = legOf(plans, "codeVerification", {
  input: { recipient: email, lastSend: null, wantsCode: true, now },
  answers: { checkCode: [accepted], sendCode: [{ kind: "sent" }] },
  stops: [{ at: "codeVerification.open.delivery.waiting" }, { at: "codeVerification.verified" }],
});

/** Its code went out with the number. */
const smsCode = legOf(plans, "codeVerification", {
  input: { recipient: "+49 151 2345", lastSend: { sentAt: now(), seconds: 60 }, wantsCode: false, now },
  answers: { checkCode: [accepted] },
  stops: [{ at: "codeVerification.verified" }],
});

const phone = legOf(plans, "phone", {
  input: { phone: "" },
  answers: { sendCode: [{ kind: "sent" }] },
  stops: [{ at: "phone.sent" }],
});

const password = legOf(plans, "password", {
  input: { email, extraId: "17" },
  answers: { createPassword: [{ kind: "created" }] },
  stops: [{ at: "password.done" }],
});

const profile = legOf(plans, "profile", {
  input: { ...person, now },
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
  input: { ...way, start: "entry" },
  answers: {
    entry: [{ kind: "unverified", email, extraId: "17" }],
    codeVerification: [accepted],
    smsVerification: [accepted],
    phone: [{ kind: "sent", phone: "+49 151 2345" }],
    password: [{ kind: "created" }],
  },
  stops: [{ at: "auth.signedIn" }],
  inside: { entry: entry("unverified"), emailCode, phone, smsCode, password, profile },
});

/** From the entry to the request of a link. */
export const forgotLegs: readonly Leg[] = [
  legOf(plans, "auth", {
    input: { ...way, start: "entry" },
    answers: { entry: [{ kind: "verified", email, extraId: "17" }] },
    stops: [{ at: "auth.signIn" }, { at: "auth.forgot", by: [{ type: "forgot.requested" }] }],
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
  input: { ...way, start: "reset", linkToken: "link" },
  answers: { entry: [{ kind: "verified", email, extraId: "17" }], reset: [{ kind: "done", email }] },
  stops: [
    { at: "auth.reset" },
    { at: "auth.entry", by: [] },
    { at: "auth.signIn", by: [] },
    { at: "auth.signedIn", by: [] },
  ],
  inside: { reset, entry: entry("verified", true), signIn },
});
