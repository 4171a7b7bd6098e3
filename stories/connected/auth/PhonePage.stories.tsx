import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { authIn } from "./authIn.ts";
import { addressConfirmed } from "./signUpUnderWay.ts";
import { people } from "#src/people/people.ts";

const { phone } = people.khai;

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/phone", inTab: (database, at) => addressConfirmed(database, at) },
});

export const Ready = meta.story({ name: "Telefonnummer eingeben", play: says(copy("signUp.phone.title")) });
export const Sends = meta.story({
  name: "SMS-Code gesendet",
  async play(context) {
    await authIn(context).phone.enter(phone);
    await says(copy("auth.code.title"))();
  },
});
export const NotSent = meta.story({
  name: "SMS-Code nicht gesendet",
  args: { faults: { sendSmsCode: "offline" } },
  async play(context) {
    await authIn(context).phone.enter(phone);
    await says(copy("signUp.phone.problems.sendFailed"))();
  },
});
