import { useState } from "react";
import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { PhoneScreen } from "#src/screens/auth/PhoneScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { failsAboveForm } from "#stories/support/failsAboveForm.ts";
import preview from "#workbench/preview.tsx";

/** Third step of the sign-up. Comes from the e-mail code, an invitation or Google; leads to the code from the SMS. */
const meta = preview.meta({
  component: PhoneScreen,
  args: {
    phone: "",
    status: "editing",
    problem: null,
    person: null,
    terms: { kind: "dialog" },
    onPhoneChange: fn(),
    onSubmit: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "phone.editing" },
});

export const Empty = meta.story({
  name: "Telefonnummer noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-050", "AUTH-43"] },
});
export const Prefilled = meta.story({
  name: "Telefonnummer vorausgefüllt",
  args: { phone: people.amira.phone },
  parameters: { spec: ["VA-051"] },
});
export const BackFromTheCode = Prefilled.extend({ name: "Zurück vom SMS-Code", parameters: { spec: ["VA-066"] } });
export const Typing = meta.story({
  name: "Telefonnummer, während der Eingabe",
  args: { phone: "+49 151 234" },
  parameters: { spec: ["VA-052"] },
});
export const Required = meta.story({
  name: "Telefonnummer fehlt",
  args: { problem: { code: "required" } },
  parameters: { spec: ["VA-053", "AUTH-44"] },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(copy("signUp.phone.label"))).toHaveAccessibleDescription(
      copyPart("signUp.phone.problems.required"),
    ),
});
export const UnexpectedCharacters = meta.story({
  name: "Telefonnummer mit Buchstaben",
  args: { phone: "0151 / 23456789 privat", problem: { code: "invalid" } },
  parameters: { spec: ["VA-054"] },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(copy("signUp.phone.label"))).toHaveAccessibleDescription(
      copyPart("signUp.phone.problems.sign", { sign: "/" }),
    ),
});
export const Sending = meta.story({
  name: "SMS-Code wird gesendet",
  args: { phone: people.amira.phone, status: "sending" },
  parameters: { spec: ["VA-055"], state: "phone.sending" },
});
export const SendFailedAsTheProviderSays = meta.story({
  name: "SMS nicht gesendet, Text vom Anbieter",
  args: { phone: people.amira.phone, problem: { message: "Diese Nummer kann keine SMS empfangen." } },
  parameters: { spec: ["VA-056", "AUTH-76"] },
});
export const SendFailed = meta.story({
  name: "SMS-Code nicht gesendet",
  args: { phone: people.amira.phone, problem: { code: "sendFailed" } },
  parameters: { spec: ["VA-056", "AUTH-77"] },
  play: failsAboveForm(copy("signUp.phone.problems.sendFailed")),
});
export const FromGoogle = meta.story({
  name: "Mit Namen aus Google-Konto",
  args: { person: { name: `${people.khai.firstName} ${people.khai.lastName}` } },
  parameters: { spec: ["VA-057"] },
});
export const FromGoogleWithTheLongestName = meta.story({
  name: "Aus Google-Konto, längster Name",
  args: { person: { name: `${people.maximiliane.firstName} ${people.maximiliane.lastName}` } },
});
export const FromGoogleWithOneName = meta.story({
  name: "Aus Google-Konto, nur ein Name",
  args: { person: { name: people.suharti.firstName } },
});
export const OnASmallPhone = UnexpectedCharacters.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const TakesAPastedNumberUnchanged = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(copy("signUp.phone.label")));
    await userEvent.paste("+49 (0) 151 2345-6789");
    await expect(args.onPhoneChange).toHaveBeenLastCalledWith("+49 (0) 151 2345-6789");
  },
});
export const OffersTheNumberOfTheDevice = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(copy("signUp.phone.label"));
    await expect(field).toHaveAttribute("autocomplete", "tel");
    await expect(canvas.queryByRole("button", { name: copy("auth.card.back") })).not.toBeInTheDocument();
  },
});
export const SendsOnceHoweverOftenItIsPressed = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: function Pressed(args) {
    const [status, setStatus] = useState<"editing" | "sending">("editing");
    const submit = () => {
      args.onSubmit();
      setStatus("sending");
    };
    return <PhoneScreen {...args} phone={people.amira.phone} status={status} onSubmit={submit} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("signUp.phone.label")), "{Enter}{Enter}");
    await userEvent.dblClick(canvas.getByRole("button", { name: copy("signUp.phone.sending") }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const ReturnsToTheFieldWithAProblem = UnexpectedCharacters.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(copy("signUp.phone.label"));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(copyPart("signUp.phone.problems.sign", { sign: "/" }));
  },
});
