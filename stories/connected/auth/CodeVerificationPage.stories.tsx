import { people } from "#src/people/people.ts";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { authIn } from "./authIn.ts";
import { addressAsked } from "./signUpUnderWay.ts";

/** The e-mail code after an address that is not confirmed; the code of the text message looks the same. */
const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: {
    path: "/auth/verify-email",
    inTab: () => addressAsked(),
  },
});

export const Ready = meta.story({ name: "E-Mail-Code eingeben", play: says(copy("auth.code.title")) });
export const NotSent = meta.story({
  name: "E-Mail-Code nicht gesendet",
  args: { faults: { sendEmailCode: "offline" } },
  play: says(copy("auth.code.sendProblems.sendFailed.email")),
});
export const Wrong = meta.story({
  name: "E-Mail-Code falsch",
  async play(context) {
    await authIn(context).emailCode.fill("000000");
    await says("Dieser Code stimmt nicht. Bitte prüfen Sie die 6 Ziffern.")();
  },
});
export const NotChecked = meta.story({
  name: "E-Mail-Code nicht geprüft",
  args: { faults: { verifyEmailCode: "offline" } },
  async play(context) {
    await authIn(context).emailCode.fill("000000");
    await says(copy("auth.code.problems.notChecked"))();
  },
});
/** A reload in a step for which the confirmation of the address is gone. */
export const ProofExpired = meta.story({
  name: "E-Mail-Bestätigung abgelaufen",
  args: { path: "/auth/verify-phone", inTab: () => addressAsked(people.khai.phone) },
  play: says(copy("signUp.expired.title")),
});
