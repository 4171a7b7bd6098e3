import { appIn, ConnectedApp, connectedStory } from "#workbench/connected/connectedStory.tsx";
import { copy, copyBeginning } from "#workbench/journeys/copy.ts";
import { handsOf, sees } from "#workbench/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/journeys/journeyStory.tsx";
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
    const { step } = context;
    const { button, ready } = handsOf(context);
    const { provider } = appIn(context);
    await step("Der Stand des Vertrags kommt vom Anbieter", () => sees("heading", copy("contractCard.download.title")));
    await step("Vertrag herunterladen", () => button(copy("contract.page.download.submit")));
    await step("Der Vertrag ist da und kann unterschrieben werden", () =>
      sees("heading", copy("contractCard.signAndSend.title")),
    );
    await step("Den unterschriebenen Vertrag als gesendet markieren", () => button(copy("contract.page.send.submit")));
    await step("Der Anbieter bearbeitet den Vertrag", () => sees("heading", copy("contractCard.processing.title")));
    await step("Einige Tage später den Stand prüfen", async () => {
      const check = await ready("button", copy("contract.page.processing.submit"));
      provider.change(DEFAULT_DATABASE, (database) =>
        writeProcedure(database, people.amira.extraId, "contract", { status: "ucm_ready" }),
      );
      await context.userEvent.click(check);
    });
    await step("Der Anbieter nennt den Stand", () => sees("heading", copy("contractCard.ready.title")));
    await step("Den unterschriebenen Vertrag herunterladen", () =>
      button(copyBeginning("contract.page.documents.providerTitle")),
    );
    await step("Den Erhalt bestätigen", () => button(copy("contract.page.documents.submit")));
    await step("Der Anbieter schließt den Vertrag ab", () => sees("heading", copy("contractCard.complete.title")));
  },
});

export const Chart = meta.story({ name: "Karte", ...journeyMap("contract"), tags: ["!connected", "!test"] });
