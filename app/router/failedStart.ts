import { storeUnsent } from "#app/session/unsent.ts";
import { reloadOnce } from "#app/shell/staleBuild.ts";

const templateContent = (name: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-entry="${name}"]`)?.content.cloneNode(true);

/** Says below a button that it has been pressed, before there is code that does anything; `main.tsx` takes it away. */
export function showPressed(button: HTMLElement): void {
  const waiting = document.querySelector("[data-pressed]") ? null : templateContent("waiting");
  if (waiting) button.after(waiting);
  button.dataset.pressed = "";
}

const reload = (): void => location.reload();

/** One of the first two scripts did not arrive: a reload by itself, once, or a page that says so and has a button for it. */
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
