import { copy } from "./copy.ts";

/** How a user fills in a field and presses a button, each by its name. */
export type User = {
  fill: (label: RegExp, text: string) => Promise<void>;
  press: (name: RegExp) => Promise<void>;
};

/** The forms of sign-in, sign-up and recovery, each by its field and its button. */
export function authPage({ fill, press }: User) {
  const form = (label: RegExp, button: RegExp) => ({
    fill: (text: string) => fill(label, text),
    submit: () => press(button),
    async enter(text: string) {
      await fill(label, text);
      await press(button);
    },
  });
  return {
    email: form(copy("auth.entry.email"), copy("auth.entry.submit")),
    emailCode: form(copy("auth.code.label.email"), copy("auth.code.submit")),
    phone: form(copy("signUp.phone.label"), copy("signUp.phone.submit")),
    smsCode: form(copy("auth.code.label.sms"), copy("auth.code.submit")),
    newPassword: form(copy("signUp.password.label"), copy("signUp.password.submit")),
    password: form(copy("signIn.password"), copy("signIn.submit")),
    forgotten: form(copy("recovery.forgot.email"), copy("recovery.forgot.submit")),
    replacement: form(copy("recovery.reset.password"), copy("recovery.reset.submit")),
    confirmation: form(copy("recovery.reset.confirmation"), copy("recovery.reset.submit")),
  };
}
