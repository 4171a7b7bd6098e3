import { ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { anyWords, copy, copyBeginning, de } from "#stories/support/copy.ts";
import { handsOf, sees } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { screen } from "storybook/test";
import { people } from "#src/people/people.ts";
import { fillProfile } from "#stories/support/fillProfile.ts";

const home = {
  lastName: "Hartono",
  street: "Rampenweg 4",
  postalCode: "85356",
  city: "München",
  cityOfBirth: "Bandung",
};

/** The first steps of a new person. */
const meta = preview.meta({
  id: "wege-erste-schritte",
  title: "Wege/Erste Schritte erledigen",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: {
    person: "suharti",
    path: "/dashboard",
    remembers: { [`onboarding:${people.suharti.extraId}`]: JSON.stringify({ isFirstTimeUser: true }) },
  } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const hands = handsOf(context);
    const { step, button } = hands;
    await step(
      `„${de("onboarding.welcome.toFirst")}“ wählen`,
      async () => {
        await button(copy("onboarding.welcome.toFirst"));
        await sees("heading", copy("onboarding.steps.profile.title"));
      },
      { from: "screens-onboarding-welcomescreen--nothing-done", story: "screens-onboarding-stepscreen--profile" },
    );
    await step(
      `„${de("onboarding.step.toNext")}“ und „${de("intro.profile.submit")}“ wählen`,
      async () => {
        await button(copy("onboarding.step.toNext"));
        await button(copy("intro.profile.submit"));
        await sees("button", copy("profile.completion.submit"));
      },
      { story: "screens-profile-profilecompletionscreen--among-the-first-steps" },
    );
    await step(
      `Profil ausfüllen und „${de("profile.completion.submit")}“ wählen: Es geht gleich weiter`,
      async () => {
        await fillProfile(hands);
        for (const [name, text] of Object.entries(home) as [keyof typeof home, string][])
          await hands.write(copy(`profile.form.labels.${name}`), text);
        await button(copy("profile.completion.submit"));
        await sees("heading", copy("onboarding.steps.eventApplication.title"));
      },
      { story: "screens-onboarding-stepscreen--event-application" },
    );
    await step(
      `„${de("shell.firstSteps.skip")}“ wählen`,
      async () => {
        await button(copy("shell.firstSteps.skip"));
        await sees("heading", copy("onboarding.steps.codeOfConduct.title"));
      },
      { story: "screens-onboarding-stepscreen--code-of-conduct" },
    );
    await step(
      `„${de("onboarding.step.toNext")}“ und „${de("onboarding.intro.codeOfConduct.submit")}“ wählen`,
      async () => {
        await button(copy("onboarding.step.toNext"));
        await button(copy("onboarding.intro.codeOfConduct.submit"));
        await sees("heading", copy("conduct.title"));
      },
      { story: "screens-conduct-codeofconductscreen--among-the-first-steps" },
    );
    await step(
      `Alle Häkchen setzen, bis zum Ende lesen und „${de("conduct.dock.submit")}“ wählen`,
      async () => {
        for (const box of await screen.findAllByRole("checkbox")) await context.userEvent.click(box);
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        await button(copy("conduct.dock.submit"));
        await sees("heading", copyBeginning("onboarding.finished.nextTitle", { name: anyWords }));
      },
      { story: "screens-onboarding-finishedscreen--something-left" },
    );
    await step(
      `„${de("onboarding.finished.toStart")}“ wählen`,
      async () => {
        await button(copy("onboarding.finished.toStart"));
        await sees("heading", copy("dashboard.tasksTitle"));
      },
      { story: "screens-dashboard-dashboardscreen--a-quarter-done" },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.suharti.firstName} ist neu: Profil ausfüllen, Termine vorerst überspringen, Verhaltensregeln annehmen.`,
    machines: ["onboarding"],
    others: [
      "screens-onboarding-welcomescreen--days-not-loaded",
      "screens-profile-profilecompletionscreen--all-required-missing",
      "screens-profile-profilecompletionscreen--save-failed",
      "screens-conduct-codeofconductscreen--asking-among-the-first-steps",
      "screens-onboarding-stepscreen--code-of-conduct-declined",
      "screens-onboarding-finishedscreen--all-done",
      "screens-onboarding-finishedscreen--nothing-done",
    ],
  }),
  tags: ["!connected", "!test"],
});
