import { ArrowLeft, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { IconButton } from "#src/primitives/IconButton.tsx";
import preview from "#workbench/preview.tsx";

/** An icon without text, 48 px. Only for back and close; all other buttons have text. */
const meta = preview.meta({ component: IconButton, args: { name: "Zurück", children: <ArrowLeft />, onClick: fn() } });

export const Back = meta.story({ name: "Pfeil zurück" });
export const Close = meta.story({ name: "Kreuz zum Schließen", args: { name: "Fenster schließen", children: <X /> } });

/** A10 */
export const IsATargetOf48Pixels = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Zurück" });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Back.Component />
      <Close.Component />
    </div>
  ),
});
