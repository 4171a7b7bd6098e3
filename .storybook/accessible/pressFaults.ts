import { announcementsOf } from "./announcements.ts";
import { isVisible } from "./dom.ts";

const OFF = "button[aria-disabled=true]:not([role], [tabindex='-1'])";

/** Enter in a field presses the button that sends; either is answered by a live text or by the focus (WCAG 4.1.3). */
async function isAnswered(button: HTMLElement): Promise<boolean> {
  button.focus();
  const announcements = await announcementsOf(() => button.click());
  return announcements.length > 0 || document.activeElement !== button;
}

/** Disabled buttons without a response to a press. */
export async function pressFaults(root: ParentNode): Promise<string[]> {
  const faults: string[] = [];
  for (const button of [...root.querySelectorAll<HTMLElement>(OFF)].filter(isVisible))
    if (!(await isAnswered(button))) faults.push(`button „${button.textContent}“ is off, and its press says nothing`);
  return faults;
}
