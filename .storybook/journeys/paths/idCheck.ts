import { plans } from "#workbench/machines/scenarios/id-check.ts";
import { initialIdCheckState } from "#src/model/id-check/idCheck.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Says } from "../chart/stepsOf.ts";
import type { Journey } from "../journey.ts";
import { legOf } from "../chart/legOf.ts";

const { firstName } = people.amira;

const photographing = [{ type: "picture.chosen", picture: null }, { type: "photo.accepted" }];

const leg = legOf(plans, "idCheck", {
  input: { screen: "id-terms", isReplacing: false },
  answers: {
    loadDocument: [initialIdCheckState],
    verifyData: [true],
    takePhoto: [{ kind: "taken", capture: { id: "1" } }],
  },
  stops: [
    { at: "idCheck.terms", by: [] },
    { at: "idCheck.terms.confirmed" },
    { at: "idCheck.capture", by: [{ type: "continue.requested" }] },
    { at: "idCheck.result.shown", by: photographing },
    { at: "idCheck.capture", by: [{ type: "replace.requested" }] },
    { at: "idCheck.result.replaced", by: photographing },
  ],
});

const says: Says = {
  "idCheck done loadDocument": "Ein Ausweisfoto gibt es noch nicht",
  "idCheck data.submitted": "Angaben aus dem Ausweis eingeben und prüfen",
  "idCheck done verifyData": "Die Angaben stimmen",
  "idCheck continue.requested": "Weiter zum Foto",
  "idCheck picture.chosen": "Den Ausweis fotografieren",
  "idCheck photo.accepted": "Das Foto ansehen und verwenden",
  "idCheck replace.requested": "Das Foto ersetzen",
  "idCheck done takePhoto": "Das Foto ist aufgenommen",
  "idCheck done upload": "Der Anbieter hat das Foto",
};

/** The data of an ID, its photo, and where it lies then. The camera looks at a drawn card. */
export const idCheck = (): Journey => ({
  title: "Ausweisprüfung",
  lead: `${firstName} gibt die Daten aus dem Ausweis ein und fotografiert ihn zweimal. Die Kamera sieht hier einen gezeichneten Ausweis.`,
  machines: ["idCheck"],
  steps: stepsOf([leg], says),
});
