import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy } from "#workbench/journeys/copy.ts";
import { handsOf, sees } from "#workbench/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { idCardStream } from "#src/people/idCard.ts";
import { people } from "#src/people/people.ts";

const { firstName, lastName } = people.amira;
const given = { idNumber: "L01X00T471", firstName, lastName, dateOfBirth: "14.08.1991", cityOfBirth: "Enugu" };

/** The camera looks at a drawn card. */
function showCard() {
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia: () => Promise.resolve(idCardStream().clone()) },
    configurable: true,
  });
  return () => void Reflect.deleteProperty(navigator, "mediaDevices");
}

/** The data of an ID, and its photo. */
const meta = preview.meta({
  title: "Wege/Ausweisprüfung",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { person: "amira", path: "/legacy/id-terms" } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  beforeEach: [journeyPlay.beforeEach, showCard],
  async play(context) {
    const { step } = context;
    const { button, write } = handsOf(context);
    const takePhoto = async () => {
      await says(copy("idCheck.capture.camera.ready"))();
      await button(copy("idCheck.capture.take"));
    };
    const usePhoto = () => button(copy("idCheck.review.use"));
    await step("Ein Ausweisfoto gibt es noch nicht", () => sees("heading", copy("idCheck.terms.title")));
    await step("Angaben aus dem Ausweis eingeben und prüfen", async () => {
      for (const [label, text] of Object.entries(given)) await write(copy(`idCheck.terms.labels.${label}`), text);
      await button(copy("idCheck.terms.submit"));
    });
    await step("Weiter zum Foto", async () => {
      await button(copy("idCheck.terms.confirmed.toPhoto"));
      await sees("heading", copy("idCheck.capture.title"));
    });
    await step("Den Ausweis fotografieren", takePhoto);
    await step("Das Foto ansehen und verwenden", usePhoto);
    await step("Der Anbieter hat das Foto", () => sees("img", copy("idCheck.result.photoAlt")));
    await step("Das Foto ersetzen", async () => {
      await button(copy("idCheck.result.replace"));
      await sees("heading", copy("idCheck.capture.title"));
    });
    await step("Den Ausweis fotografieren", takePhoto);
    await step("Das Foto ansehen und verwenden", usePhoto);
    await step("Der Anbieter hat das Foto", says(copy("idCheck.result.replaced.title")));
  },
});

export const Chart = meta.story({ name: "Karte", ...journeyMap("idCheck"), tags: ["!connected", "!test"] });
