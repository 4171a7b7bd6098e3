import { writeProcedure } from "#app/sandbox/database/procedures.ts";
import { plans } from "#app/features/contract/plans.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Hands, type Pictures, type Sights } from "../chart/stepsOf.ts";
import { button, heading } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { copy, copyBeginning } from "./copy.ts";
import { legOf } from "./legs.ts";

const { extraId, firstName } = people.amira;
const status = "contract.open.status";

const leg = legOf(plans, "contract", {
  input: { now: () => 1_800_000_000_000 },
  answers: { loadContract: [{ status: "download_required", hasBookedShifts: true }] },
  stops: [
    { at: "contract.open", by: [] },
    { at: `${status}.signAndSend`, by: [{ type: "contract.requested" }] },
    { at: `${status}.processing`, by: [{ type: "sent.marked" }] },
    { at: `${status}.processing.waiting`, by: [], answers: { askProvider: ["ucm_processing"] } },
    { at: `${status}.ready`, by: [{ type: "check.requested" }], answers: { askProvider: ["ucm_ready"] } },
    { at: `${status}.complete`, by: [{ type: "providerContract.requested" }, { type: "receipt.confirmed" }] },
  ],
});

const hands: Hands = {
  "contract done loadContract": { say: "Der Stand des Vertrags kommt vom Anbieter" },
  "contract contract.requested": {
    say: "Vertrag herunterladen",
    does: (hand) => hand.button(copy("contract.page.download.submit")),
  },
  "contract done downloadContract": { say: "Der Vertrag ist da und kann unterschrieben werden" },
  "contract sent.marked": {
    say: "Den unterschriebenen Vertrag als gesendet markieren",
    does: (hand) => hand.button(copy("contract.page.send.submit")),
  },
  "contract done markAsSent": { say: "Der Anbieter bearbeitet den Vertrag" },
  "contract done askProvider": { say: "Der Anbieter nennt den Stand" },
  "contract check.requested": {
    say: "Einige Tage später den Stand prüfen",
    async does(hand, provider) {
      provider.let((database) => writeProcedure(database, extraId, "contract", { status: "ucm_ready" }));
      await hand.button(copy("contract.page.processing.submit"));
    },
  },
  "contract providerContract.requested": {
    say: "Den Vertrag des Anbieters herunterladen",
    does: (hand) => hand.press(button(copyBeginning("contract.page.documents.providerTitle"))),
  },
  "contract done downloadProviderContract": { say: "Der unterschriebene Vertrag ist da" },
  "contract receipt.confirmed": {
    say: "Den Erhalt bestätigen",
    does: (hand) => hand.button(copy("contract.page.documents.submit")),
  },
  "contract done confirmReceipt": { say: "Der Anbieter schließt den Vertrag ab" },
};

const sights: Sights = {
  [`${status}.downloadRequired`]: heading(copy("contractCard.download.title")),
  [`${status}.signAndSend.idle`]: heading(copy("contractCard.signAndSend.title")),
  [`${status}.processing.polling`]: heading(copy("contractCard.processing.title")),
  [`${status}.ready.idle`]: heading(copy("contractCard.ready.title")),
  [`${status}.complete`]: heading(copy("contractCard.complete.title")),
};

const pictures: Pictures = {
  [`${status}.downloadRequired`]: "screens-contract-contractscreen--download-required",
  [`${status}.signAndSend.idle`]: "screens-contract-contractscreen--sign-and-send",
};

/** The contract from the download to its end. */
export const contract = (): Journey => ({
  title: "Vertrag",
  lead: `${firstName} hat einen gebuchten Tag: Vertrag herunterladen, unterschreiben, senden, zurückbekommen.`,
  beginning: { person: "amira", path: "/contract", isSignedIn: true },
  machines: ["contract"],
  steps: stepsOf([leg], hands, sights, pictures),
});
