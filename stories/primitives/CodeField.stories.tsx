import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { CodeField, type CodeFieldProps } from "#src/primitives/CodeField.tsx";
import preview from "#workbench/preview.tsx";

const label = "Code aus der E-Mail";
const unclear = "In diesem Text ist der Code nicht klar zu erkennen. Bitte geben Sie die 6 Ziffern ein.";
const wrong = "Dieser Code stimmt nicht. Bitte geben Sie den Code aus der neuesten E-Mail ein.";

/**
 * A one-time code from an e-mail or an SMS. One real input under styled boxes: autofill, paste, undo and screen readers
 * work as in an ordinary text field. Not for numbers that people know by heart or that vary in length.
 */
const meta = preview.meta({
  component: CodeField,
  args: { label, length: 6, value: "", unclear, onValueChange: fn(), onComplete: fn() },
});

export const Empty = meta.story({ name: "Code noch leer" });
export const Partial = meta.story({ name: "Code zur Hälfte eingegeben", args: { value: "407" } });
export const Complete = meta.story({ name: "Code vollständig", args: { value: "482913" } });
export const Locked = meta.story({ name: "Gesperrt, wird geprüft", args: { value: "482913", isReadOnly: true } });
export const Wrong = meta.story({ name: "Code falsch", args: { value: "482913", error: wrong } });
export const Narrow = meta.story({
  name: "Auf kleinem Handy",
  args: { value: "407" },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-6">
      <CodeField {...args} label="Leer" />
      <CodeField {...args} label="Begonnen, Fokus" value="407" autoFocus />
      <CodeField {...args} label="Vollständig" value="482913" />
      <CodeField {...args} label="Wird geprüft" value="482913" isReadOnly />
      <CodeField {...args} label="Passt nicht" value="" error={wrong} />
    </div>
  ),
});

function Controlled({ value, ...args }: CodeFieldProps) {
  const [code, setCode] = useState(value);
  return (
    <CodeField
      {...args}
      value={code}
      onValueChange={(digits) => {
        args.onValueChange(digits);
        setCode(digits);
      }}
    />
  );
}

const behaviour = ["behaviour", "!autodocs"];
const controlled = (args: CodeFieldProps) => <Controlled {...args} />;

/** A5 */
export const KeepsDigitsOnly = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(label), "4a8-2 ");
    await expect(canvas.getByLabelText(label)).toHaveValue("482");
  },
});

/** A5: also in a message with other numbers, as mail and SMS have them, and in full-width digits. */
export const FindsTheCodeInAPastedText = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    const texts = [
      ["123 456", "123456"],
      ["223-456", "223456"],
      ["Ihr Code: 323456", "323456"],
      ["Terminal 3 – Code 117336\nGültig in den nächsten 15 Minuten", "117336"],
      ["１２３４５７", "123457"],
    ] as const;
    for (const [index, [text, code]] of texts.entries()) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(code);
      await expect(args.onComplete).toHaveBeenCalledTimes(index + 1);
      await expect(args.onComplete).toHaveBeenLastCalledWith(code);
    }
  },
});

/** An ambiguous code is not submitted, because each attempt counts. The next digit clears the message. */
export const SaysThatThereIsNoClearCode = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.click(field);
    await userEvent.paste("Fragen? 0151 23456789, am 14.08.2026 ab 08:30 Uhr");
    await expect(field).toHaveValue("");
    await expect(field).toHaveAccessibleDescription(unclear);
    await fireEvent.input(field, { target: { value: "Code 117336 oder 117337" } });
    await expect(field).toHaveValue("");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("1");
    await expect(field).toBeValid();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** A5: an SMS code arrives in one event, without keys. */
export const TakesAutofillInOneEvent = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText(label), { target: { value: "123456" } });
    await expect(canvas.getByLabelText(label)).toHaveValue("123456");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("123456");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
});

/** A5 */
export const CanBeUndone = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.click(field);
    await userEvent.paste("Ihr Code: 123456");
    await expect(field).toHaveValue("123456");
    document.execCommand("undo");
    await waitFor(() => expect(field).toHaveValue(""));
  },
});

/** A5 */
export const SelectAllIsReplacedByTheNextDigit = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    await userEvent.click(field);
    field.select();
    await userEvent.keyboard("7");
    await expect(field).toHaveValue("7");
  },
});

/** A5 */
export const DeletesInTheMiddle = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.setSelectionRange(3, 3);
    await userEvent.keyboard("{Backspace}");
    await expect(field).toHaveValue("48913");
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
  },
});

/** A5: no need to delete before correcting. */
export const TypingIntoAFullCodeOverwrites = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.setSelectionRange(1, 1);
    await userEvent.keyboard("77");
    await expect(field).toHaveValue("477913");
    await expect(field.selectionStart).toBe(3);
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
});

/** A5 */
export const TapOnABoxSelectsItsDigit = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    const { left, top, width } = field.getBoundingClientRect();
    await userEvent.pointer({
      keys: "[MouseLeft]",
      target: field,
      coords: { clientX: left + width * 0.42, clientY: top + 20, offsetX: width * 0.42 },
    });
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]));
  },
});

/** A5: the code of the newer e-mail replaces the older one. */
export const PastedCodeReplacesTheCode = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.keyboard("{End}");
    await userEvent.paste("654321");
    await expect(canvas.getByLabelText(label)).toHaveValue("654321");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("654321");
  },
});

/** A5: auto-submit once. */
export const ReportsACompleteCodeOnce = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(label), "48291399");
    await expect(canvas.getByLabelText(label)).toHaveValue("482913");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("482913");
  },
});

/** A5: a wrong code does not resubmit. */
export const DoesNotReportARefusedCodeAgain = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913", error: wrong },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.setSelectionRange(6, 6);
    await userEvent.keyboard("{Backspace}3");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("{Backspace}4");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("482914");
  },
});

/** A5: a wrong code keeps its digits, and the next key replaces them. */
export const SelectsTheDigitsOfARefusedCode = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913", error: wrong },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]));
  },
});

export const CannotBeChangedWhileLocked = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "482913", isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Backspace}1");
    await userEvent.paste("654321");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A5: one control with label, keyboard, autofill purpose and error. */
export const IsOneFieldForAssistiveTechnology = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "407", error: wrong },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
    const field = canvas.getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(wrong);
  },
});

/** A5: the styled box follows the caret. */
export const DrawsTheCaretWhereItIs = meta.story({
  tags: behaviour,
  render: controlled,
  args: { value: "407" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    const current = () =>
      [...canvasElement.querySelectorAll("div[aria-hidden] > div > *")].flatMap((box, at) =>
        box.hasAttribute("data-current") ? [at] : [],
      );
    await expect(current()).toEqual([]);
    await userEvent.click(field);
    await userEvent.keyboard("{End}");
    await expect(current()).toEqual([3]);
    await userEvent.keyboard("9");
    await expect(current()).toEqual([4]);
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(current()).toEqual([0, 1, 2, 3]);
    await userEvent.tab();
    await expect(current()).toEqual([]);
  },
});

/** No changes during IME composition; full-width digits count as digits. */
export const LeavesAnInputMethodAlone = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(label);
    field.focus();
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: "１２" }, isComposing: true });
    await expect(field).toHaveValue("１２");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: "１２３" }, isComposing: true });
    await fireEvent.compositionEnd(field);
    await expect(field).toHaveValue("123");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("123");
  },
});
