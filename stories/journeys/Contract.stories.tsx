import { appIn, ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning } from "#stories/support/copy.ts";
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
  title: "Wege/Vertrag",
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
    await step("Die App öffnet sich", () => sees("heading", copy("contractCard.download.title")), {
      story: ["screens-contract-contractscreen--loading", "screens-contract-contractscreen--download-required"],
    });
    await step(
      "Den Vertrag herunterladen: Er kann unterschrieben werden",
      async () => {
        await button(copy("contract.page.download.submit"));
        await sees("heading", copy("contractCard.signAndSend.title"));
      },
      { story: ["screens-contract-contractscreen--downloading", "screens-contract-contractscreen--sign-and-send"] },
    );
    await step(
      "Den unterschriebenen Vertrag als gesendet markieren",
      async () => {
        await button(copy("contract.page.send.submit"));
        await ready("button", copy("contract.page.processing.submit"));
      },
      {
        story: [
          "screens-contract-contractscreen--marking",
          "screens-contract-contractscreen--asked-by-itself",
          "screens-contract-contractscreen--processing",
        ],
      },
    );
    await step("Der Anbieter unterschreibt den Vertrag", () =>
      provider.change(DEFAULT_DATABASE, (database) =>
        writeProcedure(database, people.amira.extraId, "contract", { status: "ucm_ready" }),
      ),
    );
    await step(
      "Um 16 Uhr den Stand prüfen",
      async () => {
        setClock("2026-11-22_1600");
        await button(copy("contract.page.processing.submit"));
        await sees("heading", copy("contractCard.ready.title"));
      },
      { story: ["screens-contract-contractscreen--checking", "screens-contract-contractscreen--ready"] },
    );
    await step(
      "Den Vertrag mit allen Unterschriften herunterladen",
      async () => {
        await button(copyBeginning("contract.page.documents.providerTitle"));
        await ready("button", copy("contract.page.documents.submit"));
      },
      {
        story: [
          "screens-contract-contractscreen--downloading-the-providers-contract",
          "screens-contract-contractscreen--ready-and-seen",
        ],
      },
    );
    await step(
      "Den Erhalt bestätigen: Der Vertrag ist abgeschlossen",
      async () => {
        await button(copy("contract.page.documents.submit"));
        await sees("heading", copy("contractCard.complete.title"));
      },
      { story: ["screens-contract-contractscreen--confirming", "screens-contract-contractscreen--complete"] },
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
