import { acceptApplications } from "#app/sandbox/rules/booking.ts";
import { people } from "#src/people/people.ts";
import { button, checkbox, dialog, heading, radio, text, type Target } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";
import { copy, copyBeginning } from "./copy.ts";

const { extraId, firstName } = people.leonie;

const dashboard = "screens-dashboard-dashboardscreen";
const days = "screens-events-eventapplicationscreen";
const myDay = "screens-my-event-myeventscreen";

const task = (name: string) => button(new RegExp(`^(${copy("dashboard.next")} ?)?${copy(`dashboard.tasks.${name}`)}`));
const toNextMonth = button(copyBeginning("events.month.toNext"));
const openDay: Target = {
  ...checkbox(new RegExp(`^(?!.*${copy("events.badges.applied")})`)),
  called: "freier Tag",
  isOff: true,
};
const appliedDay = checkbox(new RegExp(copy("events.badges.applied")));
const question = dialog(copy("cancellation.title"));

/** Days are applied for, one is taken back, one is booked and cancelled. */
export const applying = (): Journey => ({
  title: "Bewerben und absagen",
  lead: `${firstName} bewirbt sich für zwei Tage, zieht eine Bewerbung zurück, bekommt die andere zugesagt und sagt sie ab.`,
  beginning: { person: "leonie", path: "/dashboard", isSignedIn: true },
  machines: [],
  steps: [
    {
      say: words.begins,
      sees: heading(copy("dashboard.tasksTitle")),
      story: `${dashboard}--ordinary`,
    },
    {
      say: "Von der Startseite zu den Terminen gehen",
      does: (hand) => hand.press(task("apply")),
      sees: heading(copy("events.title")),
      story: `${days}--ordinary`,
    },
    {
      say: "Einen freien Tag suchen und wählen",
      async does(hand) {
        await hand.pressUntil(toNextMonth, openDay);
        await hand.press(openDay);
      },
      sees: button(/\(1\)$/),
      story: `${days}--one-chosen`,
    },
    {
      say: "Noch einen Tag wählen",
      async does(hand) {
        await hand.pressUntil(toNextMonth, openDay);
        await hand.press(openDay);
      },
      sees: button(/\(2\)$/),
      story: `${days}--chosen-to-apply`,
    },
    {
      say: "Sich für beide Tage bewerben",
      does: (hand) => hand.press(button(/\(2\)$/)),
      sees: appliedDay,
      story: `${days}--just-applied`,
    },
    {
      say: "Eine der beiden Bewerbungen wählen",
      does: (hand) => hand.press(appliedDay),
      sees: button(/\(1\)$/),
      story: `${days}--chosen-to-withdraw`,
    },
    {
      say: "Sie zurückziehen",
      async does(hand) {
        await hand.press(button(/\(1\)$/));
        await hand.press(button(copy("events.withdraw.one.confirm"), dialog(copy("events.withdraw.one.title"))));
      },
      sees: checkbox(new RegExp(copy("events.badges.withdrawn"))),
      story: `${days}--withdrawn`,
    },
    {
      say: "Der Anbieter sagt den anderen Tag zu",
      does: (_, provider) => void provider.let((database, at) => acceptApplications(database, extraId, at)),
    },
    {
      say: "Am nächsten Tag die App wieder öffnen",
      does: (hand) => hand.open("/dashboard"),
      sees: heading(copy("dashboard.tasksTitle")),
      story: `${dashboard}--booked`,
    },
    {
      say: "Den zugesagten Termin ansehen",
      does: (hand) => hand.press(task("event")),
      sees: button(copy("myEvent.toCancel")),
      story: `${myDay}--cancellable`,
    },
    {
      say: "Den Termin absagen: nach dem Grund wird gefragt",
      does: (hand) => hand.button(copy("myEvent.toCancel")),
      sees: question,
      story: `${myDay}--asking-for-the-reason`,
    },
    {
      say: "Einen Grund nennen und bestätigen",
      async does(hand) {
        await hand.press(radio(copy("cancellation.reasons.healthIssues"), question));
        await hand.press(button(copy("cancellation.submit.confirm"), question));
      },
      sees: text(copyBeginning("myEvent.cancelled.notice")),
      story: `${myDay}--one-of-two-cancelled`,
    },
  ],
});
