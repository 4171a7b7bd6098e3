import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { SuccessScreen } from "#src/screens/auth/SuccessScreen.tsx";
import preview from "#workbench/preview.tsx";

/** The end of the way in, after the profile information. Leads to the dashboard. */
const meta = preview.meta({
  component: SuccessScreen,
  args: { firstName: people.paula.firstName, status: "idle", terms: { kind: "dialog" }, onOpen: fn() } as const,
  parameters: { layout: "fullscreen", state: "auth.success.idle" },
});

export const Welcome = meta.story({
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-104"] },
});
export const LongestFirstName = meta.story({
  args: { firstName: people.maximiliane.firstName },
  parameters: { spec: ["VA-105"] },
});
export const WithoutAFirstName = meta.story({ args: { firstName: " " }, parameters: { spec: ["VA-105"] } });
export const Opening = meta.story({
  args: { status: "opening" },
  parameters: { spec: ["VA-106"], state: "auth.success.opening" },
});
export const OnASmallPhone = Welcome.extend({ globals: { viewport: { value: "small", isRotated: false } } });

export const OpensTheStartPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Schritt 6 von 6")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Zurück" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Zur Startseite" }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});
export const OpensOnlyOnce = Opening.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wird geöffnet …" }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
