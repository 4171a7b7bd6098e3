import { expect, fn } from "storybook/test";
import { FileButton } from "#src/primitives/FileButton.tsx";
import preview from "#workbench/preview.tsx";

/** One file, handed on at once, as with a photo. A file that stays in a form and can be removed there is a FileField. */
const meta = preview.meta({
  component: FileButton,
  args: { accept: "image/jpeg,image/png", children: "Foto auswählen", onFileChoose: fn() },
});

export const Primary = meta.story({ name: "Wichtigste Schaltfläche" });
export const Secondary = meta.story({ name: "Zweite Schaltfläche", args: { variant: "secondary" } });
export const Off = meta.story({ name: "Gesperrt", args: { isDisabled: true } });
export const Busy = meta.story({
  name: "Foto wird gesendet",
  args: { isPending: true, children: "Foto wird gesendet …" },
});

export const HandsOnTheSameFileTwice = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { capture: "environment" },
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector("input") as HTMLInputElement;
    const file = new File(["x"], "ausweis.png", { type: "image/png" });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFileChoose.mock.calls).toEqual([[file], [file]]);
    await expect(input).toHaveAttribute("capture", "environment");
  },
});
