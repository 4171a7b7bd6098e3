import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning, copyPart, de } from "#stories/support/copy.ts";
import { handsOf, entry, type Hands, seen, sees, seesEntry } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { setClock } from "#workbench/toolbar/clock/clockAddon.tsx";
import { inventStaff } from "#app/sandbox/database/staffPeople.ts";
import { people } from "#src/people/people.ts";

const [first = "", second = ""] = inventStaff(2).map(({ name }) => name);

async function check({ press }: Hands, way: "in" | "out", name: string): Promise<void> {
  await press("button", copyBeginning(`staff.${way}.toConfirm`), await entry(name));
  const question = await seen("dialog", copy(`staff.${way}.dialog.title`));
  await press("button", copy(`staff.${way}.dialog.confirm`), question);
  await sees("button", copy("staff.undo.toUndoNamed", { name }));
}

/** What `check` presses. */
const told = (way: "in" | "out", name: string) =>
  `${name}: „${de(`staff.${way}.toConfirm`)}“ und „${de(`staff.${way}.dialog.confirm`)}“ wählen`;

/** A day on site, in and out. */
const meta = preview.meta({
  id: "wege-check-in-tag",
  title: "Wege/Vor Ort ein- und auschecken",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { person: "jasper", path: "/legacy/task-list", provider: { staffCount: 2 } } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const hands = handsOf(context);
    const { step } = hands;
    await step(
      `„${de("tasks.checkIn")}“ wählen`,
      async () => {
        await hands.button(copyPart("tasks.checkIn"));
        await sees("heading", copy("staff.in.title"));
      },
      {
        from: "screens-tasks-tasklistscreen--supervisor",
        story: "screens-staff-stafflistscreen--nobody-checked-in",
      },
    );
    await step(told("in", first), () => check(hands, "in", first), {
      story: "screens-staff-stafflistscreen--some-checked-in",
    });
    await step(
      `Ein Irrtum: „${de("staff.undo.toUndo")}“ wählen`,
      async () => {
        await hands.button(copy("staff.undo.toUndoNamed", { name: first }));
        await hands.ready("button", copyBeginning("staff.in.toConfirm"), await entry(first));
      },
      { story: "screens-staff-stafflistscreen--nobody-checked-in" },
    );
    await step(`Noch einmal ${told("in", first)}`, () => check(hands, "in", first), {
      story: "screens-staff-stafflistscreen--some-checked-in",
    });
    await step(
      `Um 07:50 Uhr ${told("in", second)}`,
      async () => {
        setClock("2026-11-22_0750");
        await check(hands, "in", second);
        await says(copy("staff.in.allDone"))();
      },
      { story: "screens-staff-stafflistscreen--all-checked-in" },
    );
    await step(
      `„${de("staff.toTasks")}“ wählen`,
      async () => {
        await hands.button(copy("staff.toTasks"));
        await sees("heading", copy("tasks.title"));
      },
      { story: "screens-tasks-tasklistscreen--supervisor-check-in-done" },
    );
    await step(
      `Um 16:30 Uhr „${de("tasks.checkOut")}“ wählen`,
      async () => {
        setClock("2026-11-22_1630");
        await hands.button(copyPart("tasks.checkOut"));
        await sees("heading", copy("staff.out.title"));
      },
      { story: "screens-staff-stafflistscreen--nobody-checked-out" },
    );
    await step(told("out", first), () => check(hands, "out", first), {
      story: "screens-staff-stafflistscreen--check-out",
    });
    await step(
      `Um 16:35 Uhr ${told("out", second)}`,
      async () => {
        setClock("2026-11-22_1635");
        await check(hands, "out", second);
        await says(copy("staff.out.allDone"))();
      },
      { story: "screens-staff-stafflistscreen--all-checked-out" },
    );
    await step(
      `„${de("staff.toTasks")}“ wählen: Alle Aufgaben sind erledigt`,
      async () => {
        await hands.button(copy("staff.toTasks"));
        await seesEntry(copyPart("tasks.badges.done"));
      },
      { story: "screens-tasks-tasklistscreen--supervisor-all-done" },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.jasper.firstName} checkt zwei Personen ein und wieder aus. Ein Irrtum wird rückgängig gemacht.`,
    machines: ["staff", "undo"],
    others: [
      "screens-staff-stafflistscreen--before-the-window",
      "screens-staff-stafflistscreen--already-checked-in",
      "screens-staff-stafflistscreen--check-out-failed",
    ],
  }),
  tags: ["!connected", "!test"],
});
