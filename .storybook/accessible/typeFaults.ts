import { announcementsOf } from "./announcements.ts";
import { isVisible } from "./isVisible.ts";

/** A new password is told with each key how many rules it meets. */
const WRONG =
  ":is(input, textarea)[aria-invalid=true]:not([readonly], [role], [type=checkbox], [type=file], [autocomplete=new-password])";

/** Fields that talk into what somebody types to put them right, before they are left (WCAG 3.3.1). */
export async function typeFaults(root: ParentNode): Promise<string[]> {
  const faults: string[] = [];
  for (const field of [...root.querySelectorAll<HTMLInputElement>(WRONG)].filter(isVisible)) {
    // The field that had the focus is left, and may say what is wrong there.
    await announcementsOf(() => {
      field.focus();
      field.select();
    });
    const announcements = await announcementsOf(() => void document.execCommand("insertText", false, "0"));
    if (announcements.length > 0) faults.push(`${field.name}: the first key says „${announcements.join(" ")}“`);
  }
  return faults;
}
