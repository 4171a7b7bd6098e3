import { useEffect, useRef } from "react";
import type { Settings as ProviderSettings } from "../../database/settings.ts";
import { post } from "./calls.ts";
import { Button, Field, Form, Section, Select, type Announce } from "./controls.tsx";

const numbers = [
  ["latencyMs", "Verzögerung jeder Antwort (Millisekunden)", 0],
  ["accessTokenSeconds", "Gültigkeit des Zugriffstokens (Sekunden)", 1],
  ["cooldownSeconds", "Pause zwischen zwei Codes (Sekunden)", 0],
  [
    "staffCount",
    "Personen auf der Check-in-Liste (wirkt auf Geräten, die die Liste noch nicht geladen haben)",
    0,
    20_000,
  ],
  ["listsApplications", "Eigene Termine: nur gebuchte (0) oder alle Bewerbungen (1)", 0, 1],
] as const;
const shapes = [
  ["nested", "Unter „data“, 2026-11-20"],
  ["flat", "Flach, 20.11.2026"],
] as const;
const steps = { "1 Minute": 60, "15 Minuten": 900, "1 Tag": 86_400 };
const counts = [0, 1, 4, 1000, 10_000].map((count) => [String(count), count.toLocaleString("de-DE")] as const);

/** Shows the current settings, except in a form that has the focus. */
function useCurrent(settings: ProviderSettings) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return;
    const fields = form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
    for (const field of fields) field.value = String(settings[field.name as keyof ProviderSettings]);
  }, [settings]);
  return form;
}

export function Settings({ settings, announce }: { settings: ProviderSettings; announce: Announce }) {
  const form = useCurrent(settings);
  async function save({ shape, ...rest }: Record<string, FormDataEntryValue>) {
    const changes = Object.entries(rest).map(([name, value]) => [name, Number(value)] as const);
    await post("settings", { shape, ...Object.fromEntries(changes) });
    announce("Die Einstellungen sind gespeichert.");
  }
  async function advance(label: string, advanceSeconds: number) {
    await post("clock", { advanceSeconds });
    announce(`Die Uhr geht ${label} vor.`);
  }
  async function setClock(fields: Record<string, FormDataEntryValue>) {
    await post("clock", fields);
    announce("Die Uhr ist gestellt.");
  }
  async function setDays({ count }: Record<string, FormDataEntryValue>) {
    const { days } = await post("days", { count: Number(count) });
    announce(`Jetzt gibt es ${String(days)} Termine.`);
  }
  return (
    <Section id="settings-title" title="Anbieter einstellen">
      <Form ref={form} submit="Einstellungen speichern" onSubmit={save}>
        {numbers.map(([name, label, min, max]) => (
          <Field key={name} label={label} name={name} type="number" min={min} max={max} />
        ))}
        <Select label="Form der Antworten" name="shape" options={shapes} />
      </Form>
      <p>{"Die Uhr des Anbieters vorstellen:"}</p>
      <div className="row">
        {Object.entries(steps).map(([label, seconds]) => (
          <Button key={label} label={label} onClick={() => advance(label, seconds)} />
        ))}
      </div>
      <Form submit="Uhr stellen" onSubmit={setClock}>
        <Field label="Oder auf einen Zeitpunkt (Berlin)" name="setTo" type="datetime-local" />
      </Form>
      <Form submit="Termine anlegen" onSubmit={setDays}>
        <Select label="Zahl der Termine" name="count" options={counts} />
      </Form>
    </Section>
  );
}
