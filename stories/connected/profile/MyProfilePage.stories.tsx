import { expect, screen } from "storybook/test";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/my-profile" } as const,
});

export const Ready = meta.story({ name: "Geladen", play: says("Ihr Profil") });
export const IdCheckNotOffered = meta.story({
  name: "Ausweisprüfung noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
export const IdCheckDone = meta.story({
  name: "Ausweisprüfung erledigt",
  args: { person: "milica" },
  parameters: { spec: ["PROF-02", "VS-029"] },
  async play({ canvas, userEvent }) {
    const entry = await canvas.findByRole("button", { name: /^Ausweisprüfung.*Erledigt/ });
    await userEvent.click(entry);
    await expect(await screen.findByRole("heading", { level: 1, name: "Ihr Ausweisfoto" })).toBeVisible();
  },
});
