import { expect } from "storybook/test";
import { people } from "#src/people/people.ts";
import { connectedStory, does, knownIn, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "/legacy/financial-data" } as const,
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { faults: { getFinancialData: "no-answer" } },
  play: says("Ihre Angaben werden geladen …"),
});
export const Saved = meta.story({
  name: "Gespeichert",
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText("IBAN"), "DE75512108001245126199");
    await userEvent.type(canvas.getByLabelText("Name auf dem Konto"), "Amira Okonkwo");
    await userEvent.selectOptions(canvas.getByLabelText("Steuerklasse"), "7");
    await userEvent.selectOptions(canvas.getByLabelText("Art der Beschäftigung"), "Minor Employment");
    await userEvent.selectOptions(canvas.getByLabelText("Konfession"), "Jewish");
    await userEvent.type(canvas.getByLabelText("Sozialversicherungsnummer"), "99887766V550");
    await does("saveFinancialData", ["Angaben speichern"], "Ihre Angaben sind gespeichert.")(context);
    await expect(knownIn(context).handedIn[people.amira.extraId]).toMatchObject({ financial: { taxClass: "7" } });
  },
});
export const Failed = meta.story({
  name: "Nicht geladen",
  args: { faults: { getFinancialData: "server-error" } },
  play: says("Ihre Angaben konnten nicht geladen werden"),
});
export const NotOffered = meta.story({
  name: "Noch nicht verfügbar",
  args: { offers: [] },
  play: says("Noch nicht verfügbar"),
});
