import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { people } from "#src/people/people.ts";
import type { Hand } from "../hand/hand.ts";
import { button, dialog, heading, listitem, text } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";
import { copy } from "./copy.ts";

const { firstName } = people.jasper;
const [first = "", second = ""] = inventStaff(2).map(({ name }) => name);

const tasks = "screens-tasks-tasklistscreen";
const list = "screens-staff-stafflistscreen";

const undo = (name: string) => button(copy("staff.undo.toUndoNamed").replace("{name}", name));

async function check(hand: Hand, way: "in" | "out", name: string): Promise<void> {
  await hand.press(button(new RegExp(`^${copy(`staff.${way}.toConfirm`)}`), listitem(name)));
  await hand.press(button(copy(`staff.${way}.dialog.confirm`), dialog(copy(`staff.${way}.dialog.title`))));
  await hand.sees(undo(name));
}

const task = (name: string) => button(new RegExp(copy(`tasks.${name}`)));

/** A day on site: two people come, one entry was a mistake, two people go. */
export const checkInDay = (): Journey => ({
  title: "Check-in-Tag",
  lead: `${firstName} checkt zwei Personen ein und wieder aus. Ein Irrtum wird rückgängig gemacht.`,
  beginning: { person: "jasper", path: "/legacy/task-list", isSignedIn: true, settings: { staffCount: 2 } },
  machines: [],
  steps: [
    { say: words.begins, sees: heading(copy("tasks.title")), story: `${tasks}--supervisor` },
    {
      say: "Die Check-in-Liste öffnen",
      does: (hand) => hand.press(task("checkIn")),
      sees: heading(copy("staff.in.title")),
      story: `${list}--nobody-checked-in`,
    },
    {
      say: `${first} einchecken`,
      does: (hand) => check(hand, "in", first),
      sees: undo(first),
      story: `${list}--some-checked-in`,
    },
    {
      say: "Das war ein Irrtum: rückgängig machen",
      does: (hand) => hand.press(undo(first)),
      sees: button(new RegExp(`^${copy("staff.in.toConfirm")}`), listitem(first)),
      story: `${list}--nobody-checked-in`,
    },
    {
      say: `${first} ist jetzt wirklich da`,
      does: (hand) => check(hand, "in", first),
      story: `${list}--some-checked-in`,
    },
    {
      say: `${second} einchecken`,
      does: (hand) => check(hand, "in", second),
      sees: text(copy("staff.in.allDone")),
      story: `${list}--all-checked-in`,
    },
    {
      say: "Zurück zur Aufgabenliste gehen",
      does: (hand) => hand.button(copy("staff.toTasks")),
      sees: heading(copy("tasks.title")),
      story: `${tasks}--supervisor-check-in-done`,
    },
    {
      say: "Am Ende des Tages die Check-out-Liste öffnen",
      does: (hand) => hand.press(task("checkOut")),
      sees: heading(copy("staff.out.title")),
      story: `${list}--nobody-checked-out`,
    },
    { say: `${first} auschecken`, does: (hand) => check(hand, "out", first), story: `${list}--check-out` },
    {
      say: `${second} auschecken`,
      does: (hand) => check(hand, "out", second),
      sees: text(copy("staff.out.allDone")),
      story: `${list}--all-checked-out`,
    },
    {
      say: "Zurück zur Aufgabenliste gehen: Beide Aufgaben sind erledigt",
      does: (hand) => hand.button(copy("staff.toTasks")),
      sees: listitem(copy("tasks.badges.done")),
      story: `${tasks}--supervisor-all-done`,
    },
  ],
});
