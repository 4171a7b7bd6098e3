import { Banner } from "#src/primitives/Banner.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A permanent message about the whole page. Errors of one field are shown at the field; temporary messages are notices. */
const meta = preview.meta({
  component: Banner,
  args: { tone: "hint" as const, children: de("myEvent.tasks.from", { day: "22.11.", time: "08:00" }) },
});

export const Hint = meta.story({ name: "Blau, Hinweis" });
export const Caution = meta.story({
  name: "Orange, Vorsicht",
  args: { tone: "caution", children: de("overview.airportId.title") },
});
export const Halt = meta.story({
  name: "Rot, Fehler",
  args: { tone: "halt", children: de("auth.entry.alerts.invitationInvalid") },
});
export const Go = meta.story({
  name: "Grün, Erfolg",
  args: { tone: "go", children: de("auth.entry.alerts.resetDone") },
});
export const WithTitle = meta.story({
  name: "Mit Überschrift",
  args: { tone: "caution", title: de("overview.airportId.title"), children: de("overview.airportId.body") },
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
