import { isMockFunction } from "storybook/test";
import { definePreviewAddon } from "../shared/storybook/previewAddon.ts";
import { argsFaults } from "./argsFaults.ts";
import { axeFaults } from "./axeFaults.ts";
import { choiceFaults } from "./choiceFaults.ts";
import { composeFaults } from "./composeFaults.ts";
import { derivedFaults } from "./derivedFaults.ts";
import { dialogFaults } from "./dialogFaults.ts";
import { differFaults } from "./differFaults.ts";
import { doneFaults, progressFaults } from "./progressFaults.ts";
import { formFaults } from "./formFaults.ts";
import { lockFaults } from "./lockFaults.ts";
import { requirementFaults } from "./requirementFaults.ts";
import { nameFaults } from "./nameFaults.ts";
import { pluralFaults, pageText } from "./pageText.ts";
import { pressFaults } from "./pressFaults.ts";
import { regionFaults } from "./regionFaults.ts";
import { announcementsOf } from "./announcements.ts";
import { structureFaults } from "./structureFaults.ts";
import { typeFaults } from "./typeFaults.ts";
import { widthFaults } from "./widthFaults.ts";
import { remedyFaults } from "./remedyFaults.ts";

/** Names that stand on several buttons of a story which all do the same. */
export interface NameParameters {
  oneAct?: readonly string[];
}

/** How often a story's callbacks were called. */
const callsOf = (args: object): number =>
  Object.values(args).reduce((sum: number, arg) => sum + (isMockFunction(arg) ? arg.mock.calls.length : 0), 0);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A virtual list is empty until it has been measured. */
async function isMeasured() {
  for (let frame = 0; frame < 5 && document.querySelector("main ul:empty"); frame += 1) await nextFrame();
}

/** Checks of a state: its text against its args, its rows and the other states of the screen. */
async function stateFaults({ args, id, title }: { args: object; id: string; title: string }): Promise<string[]> {
  const root = document.body;
  const text = pageText(root);
  const ofScreen = () => [
    ...differFaults(title, id, args, root, text),
    ...argsFaults(args, root),
    ...choiceFaults(args),
    ...pluralFaults(text),
    ...widthFaults(),
  ];
  return [...(await requirementFaults(id, root, text)), ...(title.startsWith("screens/") ? ofScreen() : [])];
}

/**
 * In tests (`globals.judged`) each story is checked at the end of its play: by axe in both themes, names and descriptions of
 * fields, dialogs, buttons and links, live regions, announcements of disabled buttons and invalid fields; screens also for
 * missing remedies and args that no rule of the model yields; states also against their args and rows.
 */
export const accessibleAddon = () =>
  definePreviewAddon<{ parameters: NameParameters }>({
    initialGlobals: { judged: false },
    async afterEach({ args, globals, id, parameters, tags, title }) {
      if (globals["judged"] !== true) return;
      // Clears the announcement of a press on a disabled button.
      await announcementsOf(() => window.dispatchEvent(new KeyboardEvent("keydown")));
      await isMeasured();
      const isScreen = title.startsWith("screens/");
      const isState = !["behaviour", "sheet"].some((tag) => tags.includes(tag));
      const faults = [
        ...(isScreen ? derivedFaults(title, args) : []),
        ...(isState ? await stateFaults({ args, id, title }) : []),
        ...progressFaults(document.body),
        ...doneFaults(document.body),
        ...(await axeFaults(!tags.includes("behaviour"))),
        ...formFaults(document.body),
        ...(tags.includes("sheet") ? [] : nameFaults(document.body, parameters.oneAct)),
        ...regionFaults(document.body, tags.includes("sheet")),
        ...dialogFaults(document.body),
        ...structureFaults(document.body, !tags.includes("behaviour")),
        ...(isScreen ? remedyFaults(document.body) : []),
        ...composeFaults(document.body, () => callsOf(args)),
        // These change the page: last.
        ...lockFaults(document.body, () => callsOf(args)),
        ...(await pressFaults(document.body)),
        ...(await typeFaults(document.body)),
      ];
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  });
