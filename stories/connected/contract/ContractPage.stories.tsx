import { people } from "#src/people/people.ts";
import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/contract" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getContract: "no-answer" } },
  play: says("Ihr Vertrag wird geladen …"),
});
export const ToDownload = meta.story({ name: "Vertrag noch herunterladen", play: says("Ihr Vertrag") });
export const ToSend = meta.story({
  name: "Unterschreiben und senden",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "sign_and_send", contractCompleted: false },
      }),
  },
  play: says("Drucken und unterschreiben"),
});
export const AtTheProvider = meta.story({
  name: "Vertrag in Bearbeitung",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "sign_and_send", contractCompleted: false },
      }),
  },
  play: does("markContractSent", ["Als gesendet markieren"], "Die Personalstelle bearbeitet Ihren Vertrag"),
});
export const Back = meta.story({
  name: "Vertrag bereit",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "ucm_ready", contractCompleted: false },
      }),
  },
  play: says("Ihre Unterlagen"),
});
export const Complete = meta.story({
  name: "Vertrag abgeschlossen",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "ucm_ready", contractCompleted: false },
      }),
  },
  play: does(
    "confirmContractReceipt",
    [/^Unterschriebenen Vertrag/, "Erhalt bestätigen"],
    "Ihr Vertrag ist abgeschlossen",
  ),
});
export const NothingBooked = meta.story({
  name: "Noch kein Vertrag, nichts gebucht",
  args: { person: "paula" },
  play: says("Noch kein Vertrag"),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getContract: "server-error" } },
  play: says("Ihr Vertrag konnte nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
