import { expect, fn } from "storybook/test";
import { IntroScreen } from "#src/screens/onboarding/IntroScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt, plainFrame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

/** The introduction to a task. Comes from the first steps or a link; leads to the screen of the task. */
const meta = preview.meta({
  component: IntroScreen,
  args: { frame, topic: "contractData", onboarding: null, onStart: fn() } as const,
  parameters: { layout: "fullscreen" },
});

export const ContractData = meta.story({
  name: "Einführung Vertragsdaten",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VS-234", "ONB-19"] },
});
export const EventApplication = meta.story({
  name: "Einführung Termine",
  args: { frame: frameAt("apply"), topic: "eventApplication" },
  parameters: { spec: ["VS-235", "ONB-20", "MSGS-051"] },
});
export const EventApplicationDuringOnboarding = meta.story({
  name: "Erste Schritte, Einführung Termine",
  args: { frame: plainFrame, topic: "eventApplication", onboarding: { step: "event-application", onSkip: fn() } },
  parameters: { spec: ["VS-235"] },
});
export const CodeOfConduct = meta.story({
  name: "Einführung Verhaltensregeln",
  args: { topic: "codeOfConduct" },
  parameters: { spec: ["VS-234", "ONB-21"] },
});
export const CodeOfConductDuringOnboarding = meta.story({
  name: "Erste Schritte, Verhaltensregeln",
  args: { topic: "codeOfConduct", onboarding: { step: "code-of-conduct", onSkip: fn() } },
});
export const PayrollInfo = meta.story({
  name: "Einführung Bank und Steuer",
  args: { topic: "payrollInfo" },
  parameters: { spec: ["VS-234", "ONB-22"] },
});
export const IdVerification = meta.story({
  name: "Einführung Ausweisprüfung",
  args: { topic: "idVerification" },
  parameters: { spec: ["VS-234", "ONB-23"] },
});
export const LongText = CodeOfConductDuringOnboarding.extend({
  name: "Langer Text, auf kleinem Handy",
  parameters: { spec: ["VS-236"] },
  globals: { viewport: { value: "small", isRotated: false } },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });

export const Starts = EventApplication.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.intro.eventApplication.submit") }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.frame.onBack).toHaveBeenCalled();
  },
});
export const SkipsTheStep = CodeOfConductDuringOnboarding.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.firstSteps.skip") }));
    await expect(args.onboarding?.onSkip).toHaveBeenCalledOnce();
  },
});
/** With any length of text the primary button is in reach before and after scrolling. */
export const TheButtonStaysInReach = LongText.extend({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["VS-236"] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: copy("onboarding.intro.codeOfConduct.submit") });
    const page = document.documentElement;
    await expect(page.scrollHeight).toBeGreaterThan(innerHeight);
    for (const top of [0, page.scrollHeight]) {
      scrollTo(0, top);
      const { bottom } = button.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(bottom).toBeGreaterThan(innerHeight - 100);
    }
    const last = canvas.getByText(copyPart("onboarding.intro.codeOfConduct.points.third.text"));
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
});
