import { ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy, de } from "#stories/support/copy.ts";
import { handsOf, sees } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
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
  id: "wege-ausweisprüfung",
  title: "Wege/Ausweis prüfen lassen",
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
    const { step, button, write } = handsOf(context);
    const takePhoto = async () => {
      await says(copy("idCheck.capture.camera.ready"))();
      await button(copy("idCheck.capture.take"));
    };
    const photograph = async () => {
      await takePhoto();
      await sees("button", copy("idCheck.review.use"));
    };
    const usePhoto = () => button(copy("idCheck.review.use"));
    await step(
      `Angaben aus dem Ausweis eingeben und „${de("idCheck.terms.submit")}“ wählen`,
      async () => {
        for (const [label, text] of Object.entries(given) as [keyof typeof given, string][])
          await write(copy(`idCheck.terms.labels.${label}`), text);
        await button(copy("idCheck.terms.submit"));
        await sees("button", copy("idCheck.terms.confirmed.toPhoto"));
      },
      {
        from: [
          "screens-id-check-idcheckopeningscreen--loading",
          { by: "Der Stand ist geladen", story: "screens-id-check-idtermsscreen--empty" },
        ],
        story: [
          "screens-id-check-idtermsscreen--checking",
          { by: "Die Angaben sind bestätigt", story: "screens-id-check-idtermsscreen--confirmed" },
        ],
      },
    );
    await step(
      `„${de("idCheck.terms.confirmed.toPhoto")}“ wählen`,
      async () => {
        await button(copy("idCheck.terms.confirmed.toPhoto"));
        await sees("heading", copy("idCheck.capture.title"));
      },
      { story: "screens-id-check-idcapturescreen--live" },
    );
    await step(`„${de("idCheck.capture.take")}“ wählen`, photograph, {
      story: [
        "screens-id-check-idcapturescreen--preparing",
        { by: "Das Foto ist da", story: "screens-id-check-idphotoreviewscreen--looking" },
      ],
    });
    await step(
      `„${de("idCheck.review.use")}“ wählen`,
      async () => {
        await usePhoto();
        await sees("img", copy("idCheck.result.photoAlt"));
      },
      {
        story: [
          "screens-id-check-idphotoreviewscreen--sending",
          { by: "Das Ausweisfoto ist gesendet", story: "screens-id-check-idresultscreen--sent" },
        ],
      },
    );
    await step(
      `„${de("idCheck.result.replace")}“ wählen`,
      async () => {
        await button(copy("idCheck.result.replace"));
        await sees("heading", copy("idCheck.capture.title"));
      },
      { story: "screens-id-check-idcapturescreen--replacement-two-left" },
    );
    await step(`Noch einmal „${de("idCheck.capture.take")}“ wählen`, photograph, {
      story: "screens-id-check-idphotoreviewscreen--looking",
    });
    await step(
      `„${de("idCheck.review.use")}“ wählen`,
      async () => {
        await usePhoto();
        await says(copy("idCheck.result.replaced.title"))();
      },
      {
        story: [
          "screens-id-check-idphotoreviewscreen--sending",
          { by: "Das Ausweisfoto ist ersetzt", story: "screens-id-check-idresultscreen--just-replaced" },
        ],
      },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${firstName} gibt die Daten aus dem Ausweis ein und fotografiert ihn zweimal. Die Kamera sieht hier einen gezeichneten Ausweis.`,
    machines: ["idCheck"],
  }),
  tags: ["!connected", "!test"],
});
