import { announcementsOf } from "./announcements.ts";
import { isVisible } from "./dom.ts";

/** Not new passwords: their rules are announced on every key. */
const WRONG =
  ":is(input, textarea)[aria-invalid=true]:not([readonly], [role], [type=checkbox], [type=file], [autocomplete=new-password])";

/** Fields with an error that announce something on input, before blur (WCAG 3.3.1). */
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
