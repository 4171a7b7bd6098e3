import { useRef } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "#src/primitives/Button.tsx";
import { FileChooser } from "#src/primitives/FileChooser.tsx";
import preview from "#workbench/preview.tsx";

/** One file, passed on at once, such as a photo; any button can open it. A file that stays in a form and can be removed is a FileField. */
const meta = preview.meta({
  component: FileChooser,
  args: { accept: "image/jpeg,image/png", onFileChoose: fn() },
  render: function Chooser(args) {
    const input = useRef<HTMLInputElement>(null);
    return (
      <>
        <FileChooser {...args} ref={input} />
        <Button onClick={() => input.current?.click()}>Foto auswählen</Button>
      </>
    );
  },
});

export const WithItsButton = meta.story({ name: "Mit Schaltfläche" });

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
