import { expect, fn } from "storybook/test";
import { ResetDoneScreen } from "#src/screens/auth/ResetDoneScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** The new password is set. The sign-in follows by the button, or automatically after two seconds without input. */
const meta = preview.meta({
  component: ResetDoneScreen,
  args: { terms: { kind: "dialog" }, autoAdvance: "running", onSignIn: fn() } as const,
  parameters: { layout: "fullscreen", state: "reset.saved" },
});

export const Done = meta.story({
  name: "Neues Passwort gespeichert",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VA-124", "AUTH-106"] },
});
export const Stopped = meta.story({ name: "Bleibt offen, weil jemand liest", args: { autoAdvance: "stopped" } });
export const WithoutAutoAdvance = meta.story({ name: "Geht nie von selbst weiter", args: { autoAdvance: "off" } });
export const OnASmallPhone = Done.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LeadsToTheSignIn = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("recovery.resetDone.signIn") }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
});
