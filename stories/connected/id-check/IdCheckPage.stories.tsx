import { spyOn } from "storybook/test";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/id-terms" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getIdDocument: "no-answer" } },
  play: says(copy("idCheck.opening.loading")),
});
export const Data = meta.story({ name: "Ausweisdaten eingeben", play: says(copy("idCheck.terms.title")) });
export const Photo = meta.story({
  name: "Ausweis fotografieren",
  args: { path: "/legacy/id-capture" },
  // The same on every device, and nobody is asked for theirs; where the page is not served safely there are no devices.
  beforeEach: () => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (devices) spyOn(devices, "getUserMedia").mockRejectedValue(new DOMException("none", "NotFoundError"));
  },
  play: says(copy("idCheck.capture.camera.none.title")),
});
export const Done = meta.story({
  name: "Ausweisfoto gelöscht",
  args: { person: "milica", path: "/legacy/id-result" },
  play: does(
    "deleteIdPhoto",
    [copy("idCheck.result.delete"), copy("idCheck.result.delete")],
    copy("notices.idCheck.deleted"),
  ),
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getIdDocument: "server-error" } },
  play: says(copy("idCheck.opening.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
