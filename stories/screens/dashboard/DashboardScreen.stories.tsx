import { expect, fn } from "storybook/test";
import { people } from "#src/people/people.ts";
import { DashboardScreen } from "#src/screens/dashboard/DashboardScreen.tsx";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#workbench/WithNotice.tsx";

/** Where everybody arrives: what is done, what comes next. The way out is at the foot. */
const meta = preview.meta({
  component: DashboardScreen,
  args: {
    status: "ready",
    dayPart: "morning",
    firstName: people.amira.firstName,
    initials: "AO",
    parts: { done: 2, total: 4 },
    facts: {
      applications: 1,
      nextEvent: { when: "Mo., 23.11., 08:00\u00a0Uhr", inDays: 3 },
      group: { kind: "inGroup", name: "Nordwind" },
    },
    contract: "sign_and_send",
    signOut: "idle",
    onRetry: fn(),
    onSignOut: fn(),
    onOpenContract: fn(),
    onOpen: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Ordinary = meta.story({
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-130", "VA-131", "DASH-01", "DASH-02"],
  },
});
export const JustSignedIn = meta.story({
  parameters: { spec: ["VA-101"] },
  render: (args) => (
    <WithNotice tone="success" text="login.success">
      <DashboardScreen {...args} />
    </WithNotice>
  ),
});
export const NothingDone = meta.story({
  args: {
    parts: { done: 0, total: 4 },
    contract: null,
    facts: { applications: 0, nextEvent: null, group: { kind: "none" } },
  },
  parameters: { spec: ["VS-017"] },
});
export const EverythingDone = meta.story({ args: { parts: { done: 4, total: 4 }, contract: null } });
export const NothingKnownYet = meta.story({
  args: { parts: null, facts: null, contract: null, onOpen: undefined },
});
export const OnTheirOwn = meta.story({
  args: {
    facts: { applications: 2, nextEvent: { when: "Fr., 20.11., 22:00\u00a0Uhr", inDays: 0 }, group: { kind: "solo" } },
  },
});
export const ScreensStillToCome = meta.story({
  args: { onOpen: undefined, onOpenContract: undefined, contract: null },
});
export const TestParticipant = meta.story({
  args: { firstName: people.paula.firstName, initials: "PT" },
  parameters: { spec: ["FMT-04"] },
});
export const InTheEvening = meta.story({ args: { dayPart: "evening" } });
export const NameNotKnown = meta.story({ args: { firstName: "", initials: "" } });
export const LongestName = meta.story({
  args: { firstName: people.maximiliane.firstName },
  parameters: { spec: ["VS-026"] },
});
export const Loading = meta.story({ args: { status: "loading" }, parameters: { spec: ["VS-014"] } });
export const Failed = meta.story({ args: { status: "failed" }, parameters: { spec: ["VS-015"] } });
export const Retrying = Failed.extend({ args: { isRetrying: true } });
export const SigningOut = meta.story({ args: { signOut: "busy" }, parameters: { spec: ["VS-027"] } });
export const OnASmallPhone = Ordinary.extend({
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = Ordinary.extend({
  globals: { viewport: { value: "desktop", isRotated: false } },
});

export const OpensATask = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Gruppe anpassen/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("group");
  },
});
export const StaysUsableWhenLoadingFailed = Failed.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Erneut versuchen" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Abmelden" }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
});
