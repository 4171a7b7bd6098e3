import { people } from "#src/people/people.ts";
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
  play: says("Ihre Angaben werden geladen …"),
});
export const Introduction = meta.story({ name: "Mit Einführung beim ersten Besuch", play: says("Ihre Vertragsdaten") });
export const Ready = meta.story({
  name: "Gespeichert",
  args: { remembers: { [`introSeen:app-contract-data:${people.amira.extraId}`]: "1" } },
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(await canvas.findByLabelText("Beschäftigung"), "Full-time employed");
    const document = new File(["%PDF-1.7\n"], "Nachweis.pdf", { type: "application/pdf" });
    await userEvent.upload(await canvas.findByLabelText("Nachweis zur Beschäftigung"), document);
    await does("saveContractData", ["Angaben speichern"], "Ihre Vertragsdaten sind gespeichert.")(context);
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getContractData: "server-error" } },
  play: says("Ihre Angaben konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
