import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { people } from "#src/people/people.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";

const [first = "", second = ""] = inventStaff(2).map(({ name }) => name);

const tasks = "screens-tasks-tasklistscreen";
const list = "screens-staff-stafflistscreen";

/** A day on site: two people come, one entry was a mistake, two people go. */
export const checkInDay = (): Journey => ({
  title: "Check-in-Tag",
  lead: `${people.jasper.firstName} checkt zwei Personen ein und wieder aus. Ein Irrtum wird rückgängig gemacht.`,
  machines: [],
  steps: [
    { say: words.begins, story: `${tasks}--supervisor` },
    { say: "Die Check-in-Liste öffnen", story: `${list}--nobody-checked-in` },
    { say: `${first} einchecken`, story: `${list}--some-checked-in` },
    { say: "Das war ein Irrtum: rückgängig machen", story: `${list}--nobody-checked-in` },
    { say: `${first} ist jetzt wirklich da`, story: `${list}--some-checked-in` },
    { say: `${second} einchecken`, story: `${list}--all-checked-in` },
    { say: "Zurück zur Aufgabenliste gehen", story: `${tasks}--supervisor-check-in-done` },
    { say: "Am Ende des Tages die Check-out-Liste öffnen", story: `${list}--nobody-checked-out` },
    { say: `${first} auschecken`, story: `${list}--check-out` },
    { say: `${second} auschecken`, story: `${list}--all-checked-out` },
    { say: "Zurück zur Aufgabenliste gehen: Beide Aufgaben sind erledigt", story: `${tasks}--supervisor-all-done` },
  ],
});
