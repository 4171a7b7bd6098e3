import { appIn, ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning } from "#stories/support/copy.ts";
import { called, handsOf, sees } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
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
    await step("Die App öffnet sich", () => called(context, "getContract"), {
      story: "screens-contract-contractscreen--loading",
    });
    await step(
      "Der Stand des Vertrags kommt vom Anbieter",
      () => sees("heading", copy("contractCard.download.title")),
      { story: "screens-contract-contractscreen--download-required" },
    );
    await step("Vertrag herunterladen", () => button(copy("contract.page.download.submit")), {
      story: "screens-contract-contractscreen--downloading",
    });
    await step(
      "Der Vertrag ist da und kann unterschrieben werden",
      () => sees("heading", copy("contractCard.signAndSend.title")),
      { story: "screens-contract-contractscreen--sign-and-send" },
    );
    await step("Den unterschriebenen Vertrag als gesendet markieren", () => button(copy("contract.page.send.submit")), {
      story: "screens-contract-contractscreen--marking",
    });
    await step("Der Anbieter bearbeitet den Vertrag", () => sees("heading", copy("contractCard.processing.title")), {
      story: "screens-contract-contractscreen--asked-by-itself",
    });
    await step("Der Anbieter nennt den Stand", () => sees("button", copy("contract.page.processing.submit")), {
      story: "screens-contract-contractscreen--processing",
    });
    await step(
      "Einige Tage später den Stand prüfen",
      async () => {
        const check = await ready("button", copy("contract.page.processing.submit"));
        provider.change(DEFAULT_DATABASE, (database) =>
          writeProcedure(database, people.amira.extraId, "contract", { status: "ucm_ready" }),
        );
        await context.userEvent.click(check);
      },
      { story: "screens-contract-contractscreen--checking" },
    );
    await step("Der Anbieter nennt den Stand", () => sees("heading", copy("contractCard.ready.title")), {
      story: "screens-contract-contractscreen--ready",
    });
    await step(
      "Den unterschriebenen Vertrag herunterladen",
      () => button(copyBeginning("contract.page.documents.providerTitle")),
      { story: "screens-contract-contractscreen--downloading-the-providers-contract" },
    );
    await step("Der unterschriebene Vertrag ist da", () => sees("button", copy("contract.page.documents.submit")), {
      story: "screens-contract-contractscreen--ready-and-seen",
    });
    await step("Den Erhalt bestätigen", () => button(copy("contract.page.documents.submit")), {
      story: "screens-contract-contractscreen--confirming",
    });
    await step("Der Anbieter schließt den Vertrag ab", () => sees("heading", copy("contractCard.complete.title")), {
      story: "screens-contract-contractscreen--complete",
    });
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
