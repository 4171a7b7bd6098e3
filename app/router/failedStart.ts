import { storeUnsent } from "#app/session/unsent.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";

const templateContent = (name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-entry="${name}"]`)?.content.cloneNode(true);

/** Shows "pressed" below a button before its code is loaded; `main.tsx` removes it. */
export function showPressed(button: HTMLElement): void {
  const waiting = document.querySelector("[data-pressed]") ? null : templateContent("waiting");
  if (waiting) button.after(waiting);
  button.dataset.pressed = "";
}

const reload = (): void => location.reload();

/** One of the first two scripts failed to load: reloads once, else shows an error with a reload button. */
export function showFailedStart(): void {
  const entry = document.querySelector("div[data-entry^=auth]");
  const email = entry?.querySelector("input")?.value;
  if (email) storeUnsent({ email, isSubmitted: entry.querySelector("[type=submit][data-pressed]") !== null });
  const [root, failed] = [document.getElementById("root"), templateContent("failed")];
  if (!root || !failed || reloadOnce()) return;
  entry?.remove();
  root.replaceChildren(failed);
  root.querySelector("h1")?.focus();
  root.querySelector("button")?.addEventListener("click", reload);
  addEventListener("online", reload);
}
