import { expect, waitFor } from "storybook/test";
import { Picture } from "#src/primitives/Picture.tsx";
import { idCardPhoto } from "#src/people/idCard.ts";
import preview from "#workbench/preview.tsx";

/** A photo just taken or chosen. For one with a URL use an ordinary image. */
const meta = preview.meta({
  component: Picture,
  args: { picture: idCardPhoto(), alt: "Vorderseite eines Ausweises", className: "max-w-88" },
});

export const Photo = meta.story({ name: "Foto des Ausweises" });

export const ShowsWhatIsInMemory = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: "Vorderseite eines Ausweises" });
    await waitFor(() => expect(image.naturalWidth).toBe(720));
    await expect(image.src).toMatch(/^blob:/);
  },
});
