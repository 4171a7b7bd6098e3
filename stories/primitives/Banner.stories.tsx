import { Banner } from "#src/primitives/Banner.tsx";
import preview from "#workbench/preview.tsx";

/** A permanent message about the whole page. Errors of one field are shown at the field; temporary messages are notices. */
const meta = preview.meta({
  component: Banner,
  args: { tone: "hint" as const, children: "Die Aufgabenliste öffnet am 22.11. um 08:00 Uhr." },
});

export const Hint = meta.story({ name: "Blau, Hinweis" });
export const Caution = meta.story({
  name: "Orange, Vorsicht",
  args: { tone: "caution", children: "Ihnen fehlt noch der Flughafenausweis." },
});
export const Halt = meta.story({
  name: "Rot, Fehler",
  args: { tone: "halt", children: "Das Profil konnte nicht gespeichert werden." },
});
export const Go = meta.story({
  name: "Grün, Erfolg",
  args: { tone: "go", children: "Passwort erfolgreich zurückgesetzt!" },
});
export const WithTitle = meta.story({
  name: "Mit Überschrift",
  args: { tone: "caution", title: "Vertrag fehlt", children: "Bitte unterschreiben Sie ihn bis 22.11.2026." },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Hint.Component />
      <Caution.Component />
      <Halt.Component />
      <Go.Component />
      <WithTitle.Component />
    </div>
  ),
});
