import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { StepForm, type StepFormProps } from "#src/patterns/form/StepForm.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { CodeField } from "#src/primitives/CodeField.tsx";
import { EmailField } from "#src/primitives/EmailField.tsx";
import { TextArea } from "#src/primitives/TextArea.tsx";
import { TextField } from "#src/primitives/TextField.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const address = "jasper@example.org";

const email = (value: string, isReadOnly = false) => (
  <EmailField label="E-Mail-Adresse" name="email" autoComplete="username" value={value} isReadOnly={isReadOnly} />
);

const missing = "Geben Sie Ihre E-Mail-Adresse ein.";

/** A step of sign-in or sign-up: one or two fields and the submit button. What is missing is listed above the button. */
const meta = preview.meta({
  component: StepForm,
  args: {
    label: "Weiter",
    isPending: false,
    onSubmit: fn(),
    children: email(address),
  },
});

export const Ordinary = meta.story({
  name: "Üblich",
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
export const SomethingIsMissing = meta.story({
  name: "Angabe fehlt noch",
  args: { reason: missing, children: email("") },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Weiter" });
    await expect(button).toHaveAccessibleDescription(missing);
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const UnderWay = meta.story({
  name: "Wird geprüft",
  args: { label: "Wird geprüft …", isPending: true, children: email(address, true) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const SomethingElseGoesOn = meta.story({
  name: "Gesperrt, anderes läuft",
  args: { isDisabled: true },
  render: (args) => (
    <div className="grid gap-5">
      <StepForm {...args} />
      <Button variant="secondary" width="always" isPending>
        <span>{de("google.busy")}</span>
      </Button>
    </div>
  ),
});
export const WithoutArrow = meta.story({
  name: "Ohne Pfeil",
  args: {
    label: de("auth.code.submit"),
    hasArrow: false,
    children: (
      <CodeField
        label={de("auth.code.label.email")}
        name="code"
        length={6}
        unclear={de("auth.code.unclear")}
        value="482913"
        onValueChange={fn()}
      />
    ),
  },
});

/** Disabled until both fields are filled. */
function OffUntilFilled(props: StepFormProps) {
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const reason = name === "" || note === "" ? "Füllen Sie beide Felder aus." : undefined;
  return (
    <StepForm {...props} reason={reason}>
      <TextField label="Name" name="name" autoComplete="username" value={name} onValueChange={setName} />
      <TextArea label="Notiz" name="note" value={note} onValueChange={setNote} />
    </StepForm>
  );
}

/** Sets the value past React, like password managers and browsers that restore a page. */
function fill(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
}

const fillBoth = (canvas: ReturnType<typeof within>) => {
  fill(canvas.getByLabelText("Name"), "Kim");
  fill(canvas.getByLabelText("Notiz"), "am Montag");
};

export const TakesWhatWasFilledWithoutAnEvent = meta.story({
  tags: ["behaviour"],
  render: (args) => <OffUntilFilled {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    fillBoth(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("Name")).toHaveValue("Kim");
    await expect(canvas.getByLabelText("Notiz")).toHaveValue("am Montag");
  },
});
export const TakesWhatWasFilledWithoutAnEventByEnter = meta.story({
  tags: ["behaviour"],
  render: (args) => <OffUntilFilled {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByLabelText("Name").focus();
    fillBoth(canvas);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const TakesWhatAScriptOfThePageFilled = meta.story({
  tags: ["behaviour"],
  render: (args) => <OffUntilFilled {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByLabelText<HTMLInputElement>("Name").value = "Kim";
    canvas.getByLabelText<HTMLTextAreaElement>("Notiz").value = "am Montag";
    await userEvent.click(canvas.getByRole("button", { name: "Weiter" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
