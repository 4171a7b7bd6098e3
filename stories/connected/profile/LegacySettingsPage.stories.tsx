import { expect, screen } from "storybook/test";
import { connectedStory } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/settings" } as const,
});

export const Ready = meta.story({
  name: "Geladen",
  parameters: { spec: ["HELP-04..07"] },
  async play({ canvas, userEvent }) {
    for (const topic of ["Schriftgröße", "Sprache", "Benachrichtigungen", "Datenschutz"]) {
      await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^${topic}`) }));
      await expect(canvas.getByRole("button", { name: new RegExp(`^${topic}.*Demnächst verfügbar`) })).toBeVisible();
      await expect(canvas.getByText(`${topic}: Demnächst verfügbar`).closest("[role=status]")).not.toBeNull();
    }
    await userEvent.click(canvas.getByRole("button", { name: "Zurück" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Ihr Profil" })).toBeVisible();
  },
});
