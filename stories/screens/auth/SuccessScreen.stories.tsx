import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { SuccessScreen } from "#src/screens/auth/SuccessScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The end of the sign-up, after the profile information. Leads to the dashboard. */
const meta = preview.meta({
  component: SuccessScreen,
  args: { firstName: people.paula.firstName, status: "idle", terms: { kind: "dialog" }, onOpen: fn() } as const,
  parameters: { layout: "fullscreen", state: "auth.success.idle" },
});

export const Welcome = meta.story({
  name: "Willkommen, Konto fertig",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-104"] },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: copy("signUp.success.title", { name: people.paula.firstName }) }),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(copyPart("signUp.success.done"));
    await expect(canvas.getByText(copyPart("signUp.success.next"))).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-done]")).toHaveLength(6);
    await expect(canvasElement.querySelector("main svg path.stroke-go")).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy("signUp.success.open") })).toBeVisible();
  },
});
export const LongestFirstName = meta.story({
  name: "Mit dem längsten Namen",
  args: { firstName: people.maximiliane.firstName },
  parameters: { spec: ["VA-105"] },
});
export const WithoutAFirstName = meta.story({
  name: "Ohne Vornamen",
  args: { firstName: " " },
  parameters: { spec: ["VA-105"] },
});
export const Opening = meta.story({
  name: "Startseite wird geöffnet",
  args: { status: "opening" },
  parameters: { spec: ["VA-106"], state: "auth.success.opening" },
});
export const OnASmallPhone = Welcome.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const OpensTheStartPage = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("auth.card.step", { current: 6, total: 6 }))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy("auth.card.back") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("signUp.success.open") }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});
export const OpensOnlyOnce = Opening.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("signUp.success.opening") }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
