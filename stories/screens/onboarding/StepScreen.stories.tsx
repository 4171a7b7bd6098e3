import { expect, fn } from "storybook/test";
import { StepScreen } from "#src/screens/onboarding/StepScreen.tsx";
import { copy } from "#stories/support/copy.ts";
import { plainFrame as frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** One of the three first steps. Comes from the welcome or the previous step; leads to the screen of the step. */
const meta = preview.meta({
  component: StepScreen,
  args: {
    frame,
    step: { id: "profile", title: "profile", status: "open" },
    isIntroCompleted: false,
    onContinue: fn(),
    onSkip: fn(),
    onAddToProfile: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "onboarding.profile" },
});

export const Profile = meta.story({
  name: "Schritt Profil",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-229", "ONB-07", "ONB-08", "ONB-09", "ONB-10", "MSGS-123", "MSGS-124"],
  },
});
export const EventApplication = meta.story({
  name: "Schritt Termine",
  args: { step: { id: "event-application", title: "eventApplication", status: "open" } },
  parameters: { spec: ["VS-229"], state: "onboarding.event-application" },
});
export const CodeOfConduct = meta.story({
  name: "Schritt Verhaltensregeln",
  args: { step: { id: "code-of-conduct", title: "codeOfConduct", status: "open" } },
  parameters: { spec: ["VS-229"], state: "onboarding.code-of-conduct" },
});
export const AlreadyComplete = meta.story({
  name: "Profil schon erledigt",
  args: { step: { id: "profile", title: "profile", status: "done" } },
  parameters: { spec: ["VS-230"] },
});
export const EventApplicationComplete = EventApplication.extend({
  name: "Termine schon erledigt",
  args: { step: { id: "event-application", title: "eventApplication", status: "done" } },
  parameters: { spec: ["VS-230"] },
});
export const CodeOfConductComplete = CodeOfConduct.extend({
  name: "Verhaltensregeln schon erledigt",
  args: { step: { id: "code-of-conduct", title: "codeOfConduct", status: "done" } },
  parameters: { spec: ["VS-230"] },
});
export const ProfileWaits = meta.story({
  name: "Profil wartet noch auf Angaben",
  args: { step: { id: "profile", title: "profile", status: "waiting" } },
});
export const CodeOfConductDeclined = CodeOfConduct.extend({
  name: "Verhaltensregeln abgelehnt",
  args: { step: { id: "code-of-conduct", title: "codeOfConduct", status: "declined" } },
});
export const CodeOfConductAnswered = CodeOfConduct.extend({
  name: "Verhaltensregeln beantwortet",
  args: { step: { id: "code-of-conduct", title: "codeOfConduct", status: "answered" } },
});
export const IntroCompleted = EventApplication.extend({
  name: "Einführung gelesen, Termine offen",
  args: { isIntroCompleted: true },
  parameters: { spec: ["VS-231"] },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = ProfileWaits.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const GoesOn = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("shell.firstSteps.step", { current: 1, total: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.step.toNext") }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});
export const SkipsForNow = EventApplication.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["ONB-09"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("shell.firstSteps.step", { current: 2, total: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.firstSteps.skip") }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});
export const OpensAProfileThatWaitsOnceMore = ProfileWaits.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: copy("shell.firstSteps.skip") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.step.toProfile") }));
    await expect(args.onAddToProfile).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});
