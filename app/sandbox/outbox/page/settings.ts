import type { Settings } from "../../world/settings.ts";
import { post } from "./calls.ts";
import { formPart, part, say } from "./dom.ts";

export function prepareSettings(): void {
  const form = formPart("settings-form");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const numbers = [...new FormData(form)].map(([name, value]) => [name, Number(value)] as const);
    void post("settings", Object.fromEntries(numbers)).then(() => say("Die Einstellungen sind gespeichert."));
  });
  for (const button of part("clock-buttons").querySelectorAll("button")) {
    button.addEventListener("click", () => {
      void post("clock", { advanceSeconds: Number(button.value) }).then(() =>
        say(`Die Uhr geht ${button.textContent} vor.`),
      );
    });
  }
  part("reset").addEventListener("click", () => {
    if (!confirm("Möchten Sie die Welt zurücksetzen?")) return;
    void post("reset").then(() => say("Die Welt ist zurückgesetzt."));
  });
}

/** Leaves a form alone while somebody is in it. */
export function showSettings(settings: Settings): void {
  const form = formPart("settings-form");
  if (form.contains(document.activeElement)) return;
  for (const field of form.querySelectorAll("input")) field.value = String(settings[field.name as keyof Settings]);
}
