import type { Settings } from "../../database/settings.ts";
import { post } from "./calls.ts";
import { formPart, part, announce } from "./dom.ts";

export function prepareSettings(): void {
  onSubmit(formPart("settings-form"), (fields) => {
    const { shape, ...rest } = fields;
    const numbers = Object.entries(rest).map(([name, value]) => [name, Number(value)] as const);
    return post("settings", { shape, ...Object.fromEntries(numbers) }).then(() =>
      announce("Die Einstellungen sind gespeichert."),
    );
  });
  for (const button of part("clock-buttons").querySelectorAll("button")) {
    button.addEventListener("click", () => {
      void post("clock", { advanceSeconds: Number(button.value) }).then(() =>
        announce(`Die Uhr geht ${button.textContent} vor.`),
      );
    });
  }
  onSubmit(formPart("clock-form"), (fields) => post("clock", fields).then(() => announce("Die Uhr ist gestellt.")));
  onSubmit(formPart("days-form"), ({ count }) =>
    post("days", { count: Number(count) }).then(({ days }) => announce(`Jetzt gibt es ${String(days)} Termine.`)),
  );
  part("reset").addEventListener("click", () => {
    if (!confirm("Möchten Sie alle Daten zurücksetzen?")) return;
    void post("reset").then(() => announce("Alle Daten sind zurückgesetzt."));
  });
}

function onSubmit(form: HTMLFormElement, act: (fields: Record<string, FormDataEntryValue>) => Promise<void>): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void act(Object.fromEntries(new FormData(form)));
  });
}

/** Does not update a form that has the focus. */
export function showSettings(settings: Settings): void {
  const form = formPart("settings-form");
  if (form.contains(document.activeElement)) return;
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
  for (const field of fields) field.value = String(settings[field.name as keyof Settings]);
}
