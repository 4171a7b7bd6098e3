import { plans } from "#app/features/id-check/plans.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Hands, type Sights } from "../chart/stepsOf.ts";
import { field, heading, image, text } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { copy } from "./copy.ts";
import { legOf } from "./legs.ts";

const { firstName, lastName } = people.amira;

const taken = { type: "picture.chosen", picture: null };

const leg = legOf(plans, "idCheck", {
  input: { place: "id-terms", isReplacing: false },
  answers: {
    loadDocument: [initialIdCheckState],
    verifyData: [true],
    takePhoto: [{ kind: "taken", capture: { id: "1" } }],
  },
  stops: [
    { at: "idCheck.terms", by: [] },
    { at: "idCheck.terms.confirmed" },
    { at: "idCheck.capture", by: [] },
    { at: "idCheck.result.shown", by: [taken] },
    { at: "idCheck.capture", by: [{ type: "replace.requested" }] },
    { at: "idCheck.result.replaced", by: [taken] },
  ],
});

const given = {
  idNumber: "L01X00T471",
  firstName,
  lastName,
  dateOfBirth: "14.08.1991",
  cityOfBirth: "Enugu",
};

const hands: Hands = {
  "idCheck done loadDocument": { say: "Ein Ausweisfoto gibt es noch nicht" },
  "idCheck data.submitted": {
    say: "Angaben aus dem Ausweis eingeben und prüfen",
    async does(hand) {
      for (const [name, value] of Object.entries(given))
        await hand.write(field(copy(`idCheck.terms.labels.${name}`)), value);
      await hand.button(copy("idCheck.terms.submit"));
    },
  },
  "idCheck done verifyData": { say: "Die Angaben stimmen" },
  "idCheck after afterData": { say: "Die Kamera öffnet sich von selbst" },
  "idCheck picture.chosen": {
    say: "Den Ausweis fotografieren",
    async does(hand) {
      await hand.sees(text(copy("idCheck.capture.camera.ready")));
      await hand.button(copy("idCheck.capture.take"));
    },
  },
  "idCheck replace.requested": {
    say: "Das Foto ersetzen",
    does: (hand) => hand.button(copy("idCheck.result.replace")),
  },
  "idCheck done takePhoto": { say: "Das Foto ist aufgenommen" },
  "idCheck done upload": { say: "Der Anbieter hat das Foto" },
};

const sights: Sights = {
  "idCheck.terms.editing": heading(copy("idCheck.terms.title")),
  "idCheck.capture.ready": heading(copy("idCheck.capture.title")),
  "idCheck.result.shown": image(copy("idCheck.result.photoAlt")),
  "idCheck.result.replaced": text(copy("idCheck.result.replaced.title")),
};

/** The data of an ID, its photo, and where it lies then. The camera looks at a drawn card. */
export const idCheck = (): Journey => ({
  title: "Ausweisprüfung",
  lead: `${firstName} gibt die Daten aus dem Ausweis ein und fotografiert ihn zweimal. Die Kamera sieht hier einen gezeichneten Ausweis.`,
  beginning: { person: "amira", path: "/legacy/id-terms", isSignedIn: true },
  machines: ["idCheck"],
  steps: stepsOf([leg], hands, sights),
});
