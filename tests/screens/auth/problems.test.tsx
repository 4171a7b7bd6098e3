import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { loadCopy } from "#src/copy/store.ts";
import { CopyWorkbench } from "#src/copy/workbench.tsx";
import { people } from "#src/people/people.ts";
import { CodeVerificationScreen } from "#src/screens/auth/CodeVerificationScreen.tsx";
import { EntryScreen } from "#src/screens/auth/EntryScreen.tsx";
import { ForgotPasswordScreen } from "#src/screens/auth/ForgotPasswordScreen.tsx";
import { PasswordScreen } from "#src/screens/auth/PasswordScreen.tsx";
import { PhoneScreen } from "#src/screens/auth/PhoneScreen.tsx";
import { ResetPasswordScreen } from "#src/screens/auth/ResetPasswordScreen.tsx";
import { SignInScreen } from "#src/screens/auth/SignInScreen.tsx";

beforeAll(() =>
  Promise.all((["auth", "autoAdvance", "signIn", "signUp", "recovery"] as const).map((area) => loadCopy("de", area))),
);

const { email, phone, password } = people.amira;
const nothing = () => {};
const terms = { kind: "dialog" } as const;
const open = { terms, status: "editing", onSubmit: nothing, onBack: nothing } as const;

type Of<Screen extends (props: never) => unknown> = Partial<Parameters<Screen>[0]>;

const entry = (props: Of<typeof EntryScreen>) => (
  <EntryScreen
    {...open}
    mode="signIn"
    email={email}
    problem={null}
    alert={null}
    google={{ kind: "absent" }}
    onEmailChange={nothing}
    onGoogle={nothing}
    {...props}
  />
);
const code = (props: Of<typeof CodeVerificationScreen>) => (
  <CodeVerificationScreen
    {...open}
    channel="email"
    recipient={email}
    code=""
    problem={null}
    delivery="sent"
    resend={{ kind: "ready" }}
    sendProblem={null}
    onCodeChange={nothing}
    onComplete={nothing}
    onResend={nothing}
    {...props}
  />
);
const number = (props: Of<typeof PhoneScreen>) => (
  <PhoneScreen {...open} phone={phone} problem={null} person={null} onPhoneChange={nothing} {...props} />
);
const newPassword = (props: Of<typeof PasswordScreen>) => (
  <PasswordScreen
    {...open}
    email={email}
    password={password}
    problem={null}
    showsUnmet={false}
    onPasswordChange={nothing}
    {...props}
  />
);
const signIn = (props: Of<typeof SignInScreen>) => (
  <SignInScreen {...open} email={email} password={password} problem={null} onPasswordChange={nothing} {...props} />
);
const forgot = (props: Of<typeof ForgotPasswordScreen>) => (
  <ForgotPasswordScreen {...open} email={email} problem={null} alert={null} onEmailChange={nothing} {...props} />
);
const reset = (props: Of<typeof ResetPasswordScreen>) => (
  <ResetPasswordScreen
    {...open}
    email={email}
    password={password}
    confirmation={password}
    problem={null}
    showsUnmet={false}
    differs={false}
    onPasswordChange={nothing}
    onConfirmationChange={nothing}
    onConfirmationLeft={nothing}
    isAutoAdvanceOn={true}
    onAutoAdvanceChange={nothing}
    onNewLink={nothing}
    {...props}
  />
);

const draw = (screen: ReactElement) => renderToStaticMarkup(<CopyWorkbench locale="de">{screen}</CopyWorkbench>);
const wordsOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");

/** What is read out with the field that is called wrong; nothing where none is. */
function beside(screen: ReactElement): string {
  const markup = draw(screen);
  const field = /<input[^>]*aria-invalid="true"[^>]*>/.exec(markup)?.[0] ?? "";
  const id = /aria-describedby="([^"]*-error)\b/.exec(field)?.[1]?.split(" ").at(-1);
  return id ? wordsOf(/>(.*?)<\/p>/.exec(markup.slice(markup.indexOf(` id="${id}"`)))?.[1] ?? "") : "";
}

const words = { message: "Das sagt der Anbieter." };
/** The words of a screen that calls no field wrong. */
function inPlace(screen: ReactElement): string {
  const markup = draw(screen);
  expect(markup).not.toContain('aria-invalid="true"');
  return wordsOf(markup);
}

test.each([
  ["required", "E-Mail-Adresse ist erforderlich"],
  ["invalid", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ["noAccount", "Kein Konto mit dieser E-Mail verfügbar"],
  ["unableToCheck", "E-Mail kann nicht überprüft werden. Bitte versuchen Sie es erneut."],
] as const)(
  "the entry shows %s beside the field (MSG-01..04, AUTH-12, AUTH-13, AUTH-18..21, VA-017, VA-018, VA-021..024)",
  (problem, text) => expect(beside(entry({ problem }))).toBe(text),
);

test.each([
  ["invitationInvalid", "Dieser Einladungslink funktioniert nicht. Mit Ihrer E-Mail-Adresse geht es hier weiter."],
  ["invitationExpired", "Dieser Einladungslink ist abgelaufen. Mit Ihrer E-Mail-Adresse geht es hier weiter."],
  [
    "invitationUnchecked",
    "Der Einladungslink konnte nicht geprüft werden. Mit Ihrer E-Mail-Adresse geht es hier weiter.",
  ],
  ["resetDone", "Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an."],
  ["googleKnown", "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Weiter geht es mit Ihrem Passwort."],
] as const)(
  "the entry shows %s above the form, in the provider's words if there are any (AUTH-28..30, AUTH-108, MSG-31, MSG-32, VA-012..014, VA-026, VA-031)",
  (kind, text) => {
    expect(inPlace(entry({ alert: { kind, message: null } }))).toContain(text);
    expect(inPlace(entry({ alert: { kind, ...words } }))).toContain(words.message);
    expect(draw(entry({ alert: { kind, message: null } }))).toContain(`value="${email}"`);
  },
);

test.each([
  ["email", { code: "wrong" }, "Dieser Code stimmt nicht. Bitte geben Sie den Code aus der neuesten E-Mail ein."],
  ["sms", { code: "wrong" }, "Dieser Code stimmt nicht. Bitte geben Sie den Code aus der neuesten SMS ein."],
  ["email", { code: "expired" }, "Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an."],
  ["sms", { code: "expired" }, "Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an."],
  ["email", { code: "notChecked" }, "Der Code konnte nicht geprüft werden. Bitte versuchen Sie es erneut."],
  ["email", words, words.message],
  ["sms", words, words.message],
] as const)(
  "the code from %s shows %j beside the boxes (AUTH-76, AUTH-77, MSG-26, MSG-40, MSG-41, VA-042, VA-043, VA-063)",
  (channel, problem, text) => expect(beside(code({ channel, problem }))).toBe(text),
);

test.each([
  ["email", { code: "sendFailed" }, "Der Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut."],
  ["sms", { code: "sendFailed" }, "Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut."],
  ["email", words, words.message],
  ["sms", words, words.message],
] as const)(
  "a failed send of a code by %s is shown as %j beside the resend button (AUTH-66, AUTH-67, MSG-25, MSG-42, VA-046, VA-047, VA-065)",
  (channel, sendProblem, text) => {
    const markup = draw(code({ channel, sendProblem, delivery: "notSent" }));
    expect(markup).toContain(text);
    expect(wordsOf(markup)).toContain("Neuen Code anfordern");
  },
);

test.each(["email", "sms"] as const)(
  "the wait for a code by %s is shown, beyond a minute too (AUTH-62, AUTH-65, AUTH-68, VA-044, VA-045, VA-064)",
  (channel) => {
    const waiting = (secondsLeft: number, sendProblem: { code: "wait" } | null) =>
      wordsOf(draw(code({ channel, sendProblem, resend: { kind: "waiting", secondsLeft } })));
    expect(waiting(42, { code: "wait" })).toContain("Bitte warten Sie 42\u00a0Sekunden");
    expect(waiting(137, null)).toContain("Neuer Code möglich in 137\u00a0Sekunden");
    expect(waiting(137, null)).not.toContain("Bitte warten Sie");
  },
);

test.each([
  [{ code: "required" }, "Bitte geben Sie Ihre Telefonnummer ein."],
  [{ code: "invalid" }, "Bitte prüfen Sie die Telefonnummer. Beispiel: +49 151 23456789"],
  [{ code: "sendFailed" }, "Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut."],
  [words, words.message],
] as const)(
  "the phone step shows %j beside the number (AUTH-44, AUTH-45, AUTH-76, AUTH-77, MSG-25, VA-053, VA-054, VA-056)",
  (problem, text) => expect(beside(number({ problem }))).toBe(text),
);

test.each([
  [{ code: "notCreated" }, "Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut."],
  [{ code: "noAccount" }, "Kein Konto mit dieser E-Mail verfügbar"],
  [words, words.message],
] as const)(
  "a first password that was not stored is reported as %j beside it (AUTH-76, AUTH-77, MSG-26, VA-076)",
  (problem, text) => expect(beside(newPassword({ problem }))).toBe(text),
);

test.each([
  ["refused", "Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihr Passwort."],
  ["unexpected", "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es in einigen Minuten erneut."],
] as const)(
  "a sign-in that is %s is reported beside the password, which stays (AUTH-91, AUTH-92, MSG-28, MSG-30, VA-099, VA-100)",
  (problem, text) => {
    expect(beside(signIn({ problem }))).toBe(text);
    expect(draw(signIn({ problem }))).toContain(`value="${password}"`);
  },
);

test.each([
  [{ code: "required" }, "E-Mail-Adresse ist erforderlich"],
  [{ code: "invalid" }, "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  [{ code: "userNotFound" }, "Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Schreibweise."],
  [
    { code: "userNotVerified" },
    "Dieses Konto ist noch nicht bestätigt. Bitte gehen Sie zurück und bestätigen Sie es mit Ihrer E-Mail-Adresse.",
  ],
  [{ code: "failed" }, "Das hat nicht geklappt. Bitte versuchen Sie es erneut."],
  [words, words.message],
] as const)(
  "a link that was not sent is reported as %j beside the address (AUTH-97, MSG-44, MSG-45, VA-109, VA-112)",
  (problem, text) => expect(beside(forgot({ problem }))).toBe(text),
);

test.each([
  [{ kind: "invalid", message: null }, "Vielleicht ist er abgelaufen oder wurde schon benutzt."],
  [{ kind: "invalid", ...words }, words.message],
  [{ kind: "unchecked" }, "Er konnte nicht geprüft werden. Bitte fordern Sie einen neuen Link an."],
  [{ kind: "missing" }, "Der Link lässt sich nicht verwenden"],
] as const)("a bad link is told as %j above the form (VA-113..115)", (alert, text) => {
  expect(inPlace(forgot({ alert }))).toContain(text);
  expect(inPlace(forgot({ alert }))).toContain("Der Link lässt sich nicht verwenden");
});

test.each([
  [{ code: "failed" }, "Das neue Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut."],
  [words, words.message],
] as const)("a new password that was not kept is told as %j beside it (AUTH-105, MSG-36, VA-123)", (problem, text) =>
  expect(beside(reset({ problem }))).toBe(text),
);

test("a differing repetition is reported beside it (AUTH-102, MSG-05, VA-120)", () =>
  expect(beside(reset({ differs: true }))).toBe("Passwörter stimmen nicht überein"));

test("an auth screen without a problem shows no error", () => {
  for (const screen of [entry({}), code({}), number({}), newPassword({}), signIn({}), forgot({}), reset({})])
    expect(draw(screen)).not.toContain('aria-invalid="true"');
});

describe("what a browser can fill in (A14)", () => {
  /** Name and autocomplete of everything that takes text, in the order of the page. */
  const fields = (screen: ReactElement) =>
    [...draw(screen).matchAll(/<input(?![^>]* type="checkbox")[^>]*>/g)].map(
      ([field]) => `${/ name="([^"]*)"/.exec(field)?.[1]}: ${/ autocomplete="([^"]*)"/i.exec(field)?.[1]}`,
    );

  test.each([
    ["the entry", entry({}), ["email: username"]],
    ["the code", code({}), ["code: one-time-code"]],
    ["the phone", number({}), ["phone: tel"]],
    ["the sign-in", signIn({}), ["username: username", "password: current-password"]],
    ["the forgotten password", forgot({}), ["email: username"]],
    ["the first password", newPassword({}), ["username: username", "new-password: new-password"]],
    [
      "the new password",
      reset({}),
      ["username: username", "new-password: new-password", "new-password-confirmation: new-password"],
    ],
  ])("%s names what belongs into each field (A14)", (_screen, drawn, named) => expect(fields(drawn)).toEqual(named));
});
