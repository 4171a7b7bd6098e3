import { connectedStory, enter, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";
import { addressConfirmed } from "./signUpUnderWay.ts";
import { people } from "#src/people/people.ts";

const { phone } = people.khai;

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { path: "/auth/phone", inTab: (database, at) => addressConfirmed(database, at) },
});

export const Ready = meta.story({ name: "Telefonnummer angeben", play: says("Telefonnummer angeben") });
export const Sends = meta.story({
  name: "SMS-Code gesendet",
  async play(context) {
    await enter(context, "Telefonnummer", phone, "SMS-Code anfordern");
    await says("Code eingeben")();
  },
});
export const NotSent = meta.story({
  name: "SMS-Code nicht gesendet",
  args: { faults: { sendSmsCode: "offline" } },
  async play(context) {
    await enter(context, "Telefonnummer", phone, "SMS-Code anfordern");
    await says("Der SMS-Code konnte nicht gesendet werden. Bitte versuchen Sie es erneut.")();
  },
});
