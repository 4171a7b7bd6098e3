import { people } from "#src/people/people.ts";
import { copy } from "#stories/support/copy.ts";
import { connectedStory, does, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/profile/contract" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getContractData: "no-answer" } },
  play: says(copy("contract.data.loading")),
});
export const Introduction = meta.story({
  name: "Mit Einführung beim ersten Besuch",
  play: says(copy("contract.data.intro.title")),
});
export const Ready = meta.story({
  name: "Gespeichert",
  args: { remembers: { [`introSeen:app-contract-data:${people.amira.extraId}`]: "1" } },
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(
      await canvas.findByLabelText(copy("contract.data.labels.employmentType")),
      "Full-time employed",
    );
    const document = new File(["%PDF-1.7\n"], "Nachweis.pdf", { type: "application/pdf" });
    await userEvent.upload(await canvas.findByLabelText(copy("contract.data.labels.document")), document);
    await does("saveContractData", [copy("contract.data.submit")], copy("notices.contract.saved"))(context);
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getContractData: "server-error" } },
  play: says(copy("contract.data.failure.title")),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says(copy("notOffered.title")),
});
