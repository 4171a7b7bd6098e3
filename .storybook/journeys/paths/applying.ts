import { people } from "#src/people/people.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";

const dashboard = "screens-dashboard-dashboardscreen";
const days = "screens-events-eventapplicationscreen";
const myDay = "screens-my-event-myeventscreen";

/** Days are applied for, one is taken back, one is booked and cancelled. */
export const applying = (): Journey => ({
  title: "Bewerben und absagen",
  lead: `${people.leonie.firstName} bewirbt sich für zwei Termine, zieht eine Bewerbung zurück, bekommt den anderen Termin bestätigt und sagt ihn ab.`,
  machines: [],
  steps: [
    { say: words.begins, story: `${dashboard}--ordinary` },
    { say: "Von der Startseite zu den Terminen gehen", story: `${days}--ordinary` },
    { say: "Einen freien Termin suchen und wählen", story: `${days}--one-chosen` },
    { say: "Noch einen Termin wählen", story: `${days}--chosen-to-apply` },
    { say: "Sich für beide Termine bewerben", story: `${days}--just-applied` },
    { say: "Eine der beiden Bewerbungen wählen", story: `${days}--chosen-to-withdraw` },
    { say: "Sie zurückziehen", story: `${days}--withdrawn` },
    { say: "Der Anbieter bestätigt den anderen Termin" },
    { say: "Am nächsten Tag die App wieder öffnen", story: `${dashboard}--booked` },
    { say: "Den zugesagten Termin ansehen", story: `${myDay}--cancellable` },
    { say: "Den Termin absagen: nach dem Grund wird gefragt", story: `${myDay}--asking-for-the-reason` },
    { say: "Einen Grund nennen und bestätigen", story: `${myDay}--one-of-two-cancelled` },
  ],
});
