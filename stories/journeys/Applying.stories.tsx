import { appIn, ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { anyWords, copy, copyBeginning, copyPart, de } from "#stories/support/copy.ts";
import { entry, handsOf, seen, sees } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { setClock } from "#workbench/toolbar/clock/clockAddon.tsx";
import { screen } from "storybook/test";
import { acceptApplications } from "#app/sandbox/rules/booking.ts";
import { DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { people } from "#src/people/people.ts";

const { leonie } = people;

/** Days that can be chosen: nobody has applied for them and they have no tick. */
const taken = [copyPart("events.badges.applied"), copyPart("events.badges.fullyBooked")];
const openDays = () =>
  screen
    .queryAllByRole("checkbox", { checked: false, name: (name) => !taken.some((badge) => badge.test(name)) })
    .filter((box) => box.getAttribute("aria-disabled") !== "true" && !box.matches(":disabled"));

/** Clear of the notice and of the bar at the end of the screen. */
const showBadge = async (badge: "events.badges.applied" | "events.badges.withdrawn") =>
  (await entry(copyPart(badge))).scrollIntoView({ block: "center", behavior: "instant" });

/** Apply for days, take one back, cancel one. */
const meta = preview.meta({
  title: "Wege/Bewerben und absagen",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { person: "leonie", path: "/dashboard" } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const { step, press, button } = handsOf(context);
    const { open, provider } = appIn(context);
    async function chooseOpenDay() {
      while (openDays().length === 0) await button(copyBeginning("events.month.toNext", { month: anyWords }));
      await context.userEvent.click(openDays()[0]!);
    }
    await step(
      `„${de("dashboard.tasks.apply")}“ wählen`,
      async () => {
        await button(copyPart("dashboard.tasks.apply"));
        await sees("heading", copy("events.title"));
      },
      {
        from: "screens-dashboard-dashboardscreen--a-quarter-done",
        story: "screens-events-eventapplicationscreen--nothing-chosen",
      },
    );
    await step(
      "Einen freien Termin suchen und wählen",
      async () => {
        await chooseOpenDay();
        await sees("button", /\(1\)$/);
      },
      { story: "screens-events-eventapplicationscreen--one-chosen" },
    );
    await step(
      "Noch einen Termin wählen",
      async () => {
        await chooseOpenDay();
        await sees("button", /\(2\)$/);
      },
      { story: "screens-events-eventapplicationscreen--chosen-to-apply" },
    );
    await step(
      `„${de("events.dock.toApply", { count: 2 })}“ wählen`,
      async () => {
        await button(/\(2\)$/);
        await showBadge("events.badges.applied");
      },
      { story: "screens-events-eventapplicationscreen--just-applied" },
    );
    await step(
      "Eine der beiden Bewerbungen wählen",
      async () => {
        await press("checkbox", copyPart("events.badges.applied"));
        await sees("button", /\(1\)$/);
      },
      { story: "screens-events-eventapplicationscreen--chosen-to-withdraw" },
    );
    await step(
      `„${de("events.dock.toWithdraw", { count: 1 })}“ und „${de("events.withdraw.one.confirm")}“ wählen`,
      async () => {
        await button(/\(1\)$/);
        await press(
          "button",
          copy("events.withdraw.one.confirm"),
          await seen("dialog", copy("events.withdraw.one.title")),
        );
        await showBadge("events.badges.withdrawn");
      },
      { story: "screens-events-eventapplicationscreen--withdrawn" },
    );
    await step(
      "Der andere Termin wird gebucht",
      () => provider.change(DEFAULT_DATABASE, (database, at) => void acceptApplications(database, leonie.extraId, at)),
      { where: "contact" },
    );
    await step(
      "Um 18 Uhr die App wieder öffnen",
      async () => {
        setClock("2026-11-22_1800");
        open("/dashboard");
        await sees("heading", copy("dashboard.tasksTitle"));
      },
      { story: "screens-dashboard-dashboardscreen--booked" },
    );
    await step(
      `„${de("dashboard.tasks.event")}“ wählen`,
      async () => {
        await button(copyPart("dashboard.tasks.event"));
        await sees("button", copy("myEvent.toCancel"));
      },
      { story: "screens-my-event-myeventscreen--cancellable" },
    );
    await step(
      `„${de("myEvent.toCancel")}“ wählen: Die App fragt nach dem Grund`,
      async () => {
        await button(copy("myEvent.toCancel"));
        await sees("dialog", copy("cancellation.title"));
      },
      { story: "screens-my-event-myeventscreen--asking-for-the-reason" },
    );
    await step(
      `„${de("cancellation.reasons.healthIssues")}“ und „${de("cancellation.submit.confirm")}“ wählen`,
      async () => {
        const question = await seen("dialog", copy("cancellation.title"));
        await press("radio", copy("cancellation.reasons.healthIssues"), question);
        await press("button", copy("cancellation.submit.confirm"), question);
        await sees("heading", copy("myEvent.cancelled.title"));
      },
      { story: "screens-my-event-myeventscreen--cancelled" },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.leonie.firstName} bewirbt sich für zwei Termine, zieht eine Bewerbung zurück, wird für den anderen Termin gebucht und sagt ihn ab.`,
    machines: ["application"],
    others: [
      "screens-events-eventapplicationscreen--apply-failed",
      "screens-events-eventapplicationscreen--applied-elsewhere",
      "screens-events-eventapplicationscreen--fully-booked",
      "screens-my-event-myeventscreen--other-reason-empty",
      "screens-my-event-myeventscreen--cancelling-failed",
    ],
  }),
  tags: ["!connected", "!test"],
});
