import { expect, fn } from "storybook/test";
import { firstTimeOnboarding } from "#src/model/onboarding/onboarding.ts";
import { onboardingSteps, type OnboardingFacts } from "#src/model/onboarding/onboardingSteps.ts";
import { skipStep } from "#src/model/onboarding/onboardingTransitions.ts";
import { people } from "#src/people/people.ts";
import { WelcomeScreen } from "#src/screens/onboarding/WelcomeScreen.tsx";
import { anyNumber, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import { firstStepsFrameOf as frameOf } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

const nothing: OnboardingFacts = { extra: { profile_status: "" }, conduct: null, events: [] };
const initial = firstTimeOnboarding();
const steps = (facts: Partial<OnboardingFacts> = {}, state = initial) =>
  onboardingSteps(state, { ...nothing, ...facts });
const ready = { extra: { profile_status: "ready_to_work" } };
const applied = { events: [{ event_id: 501 }] };

/**
 * The first screen after the sign-up. Comes from the success screen by way of the dashboard; leads to one of three
 * steps or, skipped, to the dashboard.
 */
const meta = preview.meta({
  component: WelcomeScreen,
  args: {
    frame: frameOf(people.suharti),
    firstName: people.suharti.firstName,
    steps: steps(),
    onStart: fn(),
    onOpen: fn(),
    onSkipAll: fn(),
  },
  parameters: { layout: "fullscreen", state: "onboarding.welcome" },
});

export const NothingDone = meta.story({
  name: "Kein Schritt erledigt",
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VS-227", "ONB-02", "MSGS-121", "MSGS-122"],
  },
});
export const OneDone = meta.story({
  name: "1 von 3 Schritten erledigt",
  args: { steps: steps(ready) },
  parameters: { spec: ["VS-227", "ONB-03"] },
});
export const TwoDone = meta.story({
  name: "2 von 3 Schritten erledigt",
  args: { steps: steps({ ...ready, ...applied }) },
  parameters: { spec: ["VS-227", "ONB-03"] },
});
export const AllDone = meta.story({
  name: "Alle Schritte erledigt",
  args: { steps: steps({ ...ready, ...applied, conduct: "accepted" }) },
  parameters: { spec: ["VS-227", "ONB-03"] },
});
/** Nothing is counted until the applications have loaded. */
export const DaysNotLoaded = meta.story({
  name: "Termine nicht geladen",
  args: { steps: steps({ ...ready, events: null }) },
  play: async ({ canvas }) =>
    expect(
      canvas.queryByRole("img", {
        name: copy("onboarding.welcome.progressAlt", { done: anyNumber, total: anyNumber }),
      }),
    ).toBeNull(),
});
export const ProfileWaits = meta.story({
  name: "Profil wartet noch auf Angaben",
  args: { steps: steps({ extra: { profile_status: "base_profile_completed" } }) },
});
export const ProfileSkipped = meta.story({
  name: "Profil übersprungen",
  args: { steps: steps({}, skipStep(initial, "profile")) },
});
export const EverythingElse = meta.story({
  name: "Wartend, übersprungen und abgelehnt",
  args: {
    steps: steps(
      { extra: { profile_status: "base_profile_completed" }, conduct: "declined" },
      skipStep(initial, "event-application"),
    ),
  },
});
export const CodeOfConductAnswered = meta.story({
  name: "Verhaltensregeln beantwortet",
  args: { steps: steps({ ...ready, conduct: "answered" }) },
});
export const ListedInAnotherOrder = meta.story({
  name: "Schritte in anderer Reihenfolge",
  args: { steps: [0, 2, 1].flatMap((at) => steps()[at] ?? []) },
});
export const NameNotKnownYet = meta.story({ name: "Name nicht bekannt", args: { firstName: "" } });
export const Offline = meta.story({
  name: "Ohne Verbindung",
  args: { frame: { ...frameOf(people.suharti), isOffline: true } },
});
export const OnASmallPhone = EverythingElse.extend({
  name: "Auf kleinem Handy",
  args: { frame: frameOf(people.maximiliane), firstName: people.maximiliane.firstName },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const GetsStarted = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.welcome.toFirst") }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});
export const GoesOnWithTheNextStep = OneDone.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("button", { name: inOrder(de("onboarding.steps.profile.title"), de("onboarding.status.done")) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("img", { name: copy("onboarding.welcome.progressAlt", { done: 1, total: 3 }) }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.welcome.toNext") }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});
export const SkipsEverything = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["ONB-05"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.welcome.skip") }));
    await expect(args.onSkipAll).toHaveBeenCalledOnce();
  },
});
export const OpensAnyStep = meta.story({
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: ["ONB-06"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("onboarding.steps.codeOfConduct.title") }));
    await expect(args.onOpen).toHaveBeenLastCalledWith("code-of-conduct");
    canvas.getByRole("button", { name: copyPart("onboarding.steps.eventApplication.title") }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenLastCalledWith("event-application");
  },
});
export const LeavesNothingToSkipWhenAllIsDone = AllDone.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: copy("onboarding.welcome.skip") })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: copy("onboarding.welcome.toStart") }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});
