import { people } from "#src/people/people.ts";
import { copy, copyPart } from "#stories/support/copy.ts";
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
  play: says(copy("contract.page.loading")),
});
export const ToDownload = meta.story({ name: "Vertrag noch herunterladen", play: says(copy("contract.page.title")) });
export const ToSend = meta.story({
  name: "Unterschreiben und senden",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "sign_and_send", contractCompleted: false },
      }),
  },
  play: says(copy("contract.page.steps.sign.title")),
});
export const AtTheProvider = meta.story({
  name: "Vertrag in Bearbeitung",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "sign_and_send", contractCompleted: false },
      }),
  },
  play: does("markContractSent", [copy("contract.page.send.submit")], copy("contract.page.processing.title")),
});
export const Back = meta.story({
  name: "Vertrag bereit",
  args: {
    prepare: (database) =>
      void (database.procedures[people.amira.extraId] = {
        contract: { status: "ucm_ready", contractCompleted: false },
      }),
  },
  play: says(copy("contract.page.documents.title")),
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
    [copyPart("contract.page.documents.providerTitle"), copy("contract.page.documents.submit")],
    copy("contract.page.complete.title"),
  ),
});
export const NothingBooked = meta.story({
  name: "Noch kein Vertrag, nichts gebucht",
  args: { person: "paula" },
  play: says(copy("contract.page.none.title")),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getContract: "server-error" } },
  play: says(copy("contract.page.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
