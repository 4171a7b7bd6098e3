import { appIn, ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning, de } from "#stories/support/copy.ts";
import { handsOf, sees } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { setClock } from "#workbench/toolbar/clock/clockAddon.tsx";
import { spyOn } from "storybook/test";
import { writeProcedure } from "#app/sandbox/database/procedures.ts";
import { DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { people } from "#src/people/people.ts";

/** A played path fills nobody's folder of downloads: such links are pressed by script. */
function keepFilesHere() {
  const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return () => click.mockRestore();
}

/** From the download to the end. */
const meta = preview.meta({
  id: "wege-vertrag",
  title: "Wege/Vertrag unterschreiben",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { person: "amira", path: "/contract" } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  beforeEach: [journeyPlay.beforeEach, keepFilesHere],
  async play(context) {
    const { step, button, ready } = handsOf(context);
    const { provider } = appIn(context);
    await step(
      `„${de("contract.page.download.submit")}“ wählen`,
      async () => {
        await button(copy("contract.page.download.submit"));
        await sees("heading", copy("contractCard.signAndSend.title"));
      },
      {
        from: [
          "screens-contract-contractscreen--loading",
          { by: "Der Vertrag ist geladen", story: "screens-contract-contractscreen--download-required" },
        ],
        story: [
          "screens-contract-contractscreen--downloading",
          { by: "Die Datei ist auf dem Handy", story: "screens-contract-contractscreen--sign-and-send" },
        ],
      },
    );
    await step(
      `„${de("contract.page.send.submit")}“ wählen`,
      async () => {
        await button(copy("contract.page.send.submit"));
        await ready("button", copy("contract.page.processing.submit"));
      },
      {
        story: [
          "screens-contract-contractscreen--marking",
          { by: "Das Senden ist bestätigt", story: "screens-contract-contractscreen--asked-by-itself" },
          { by: "Die Personalstelle bearbeitet den Vertrag", story: "screens-contract-contractscreen--processing" },
        ],
      },
    );
    await step(
      `${de("contract.page.course.processing")} den Vertrag`,
      () =>
        provider.change(DEFAULT_DATABASE, (database) =>
          writeProcedure(database, people.amira.extraId, "contract", { status: "ucm_ready" }),
        ),
      { where: "staff" },
    );
    await step(
      `Um 16 Uhr „${de("contract.page.processing.submit")}“ wählen`,
      async () => {
        setClock("2026-11-22_1600");
        await button(copy("contract.page.processing.submit"));
        await sees("heading", copy("contractCard.ready.title"));
      },
      {
        story: [
          "screens-contract-contractscreen--checking",
          { by: "Der Vertrag liegt bereit", story: "screens-contract-contractscreen--ready" },
        ],
      },
    );
    await step(
      `„${de("contract.page.documents.providerTitle")}“ wählen`,
      async () => {
        await button(copyBeginning("contract.page.documents.providerTitle"));
        await ready("button", copy("contract.page.documents.submit"));
      },
      {
        story: [
          "screens-contract-contractscreen--downloading-the-providers-contract",
          { by: "Die Datei ist auf dem Handy", story: "screens-contract-contractscreen--ready-and-seen" },
        ],
      },
    );
    await step(
      `„${de("contract.page.documents.submit")}“ wählen`,
      async () => {
        await button(copy("contract.page.documents.submit"));
        await sees("heading", copy("contractCard.complete.title"));
      },
      {
        story: [
          "screens-contract-contractscreen--confirming",
          { by: "Der Vertrag ist abgeschlossen", story: "screens-contract-contractscreen--complete" },
        ],
      },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.amira.firstName} hat einen gebuchten Termin: Vertrag herunterladen, unterschreiben, senden, zurückbekommen.`,
    machines: ["contract"],
  }),
  tags: ["!connected", "!test"],
});
