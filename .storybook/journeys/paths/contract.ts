import { plans } from "#workbench/machines/scenarios/contract.ts";
import { people } from "#src/people/people.ts";
import { stepsOf, type Says, type Pictures } from "../chart/stepsOf.ts";
import type { Journey } from "../journey.ts";
import { legOf } from "../chart/legOf.ts";

const { firstName } = people.amira;
const status = "contract.open.status";

const leg = legOf(plans, "contract", {
  input: { now: () => 1_800_000_000_000 },
  answers: { loadContract: [{ status: "download_required", hasBookedShifts: true }] },
  stops: [
    { at: "contract.open", by: [] },
    { at: `${status}.signAndSend`, by: [{ type: "contract.requested" }] },
    { at: `${status}.processing`, by: [{ type: "sent.marked" }] },
    { at: `${status}.processing.waiting`, by: [], answers: { pollProvider: ["ucm_processing"] } },
    { at: `${status}.ready`, by: [{ type: "check.requested" }], answers: { pollProvider: ["ucm_ready"] } },
    { at: `${status}.complete`, by: [{ type: "providerContract.requested" }, { type: "receipt.confirmed" }] },
  ],
});

const says: Says = {
  "contract done loadContract": "Der Stand des Vertrags kommt vom Anbieter",
  "contract contract.requested": "Vertrag herunterladen",
  "contract done downloadContract": "Der Vertrag ist da und kann unterschrieben werden",
  "contract sent.marked": "Den unterschriebenen Vertrag als gesendet markieren",
  "contract done markAsSent": "Der Anbieter bearbeitet den Vertrag",
  "contract done pollProvider": "Der Anbieter nennt den Stand",
  "contract check.requested": "Einige Tage später den Stand prüfen",
  "contract providerContract.requested": "Den unterschriebenen Vertrag herunterladen",
  "contract done downloadProviderContract": "Der unterschriebene Vertrag ist da",
  "contract receipt.confirmed": "Den Erhalt bestätigen",
  "contract done confirmReceipt": "Der Anbieter schließt den Vertrag ab",
};

const pictures: Pictures = {
  [`${status}.downloadRequired`]: "screens-contract-contractscreen--download-required",
  [`${status}.signAndSend.idle`]: "screens-contract-contractscreen--sign-and-send",
};

/** The contract from the download to its end. */
export const contract = (): Journey => ({
  title: "Vertrag",
  lead: `${firstName} hat einen gebuchten Termin: Vertrag herunterladen, unterschreiben, senden, zurückbekommen.`,
  machines: ["contract"],
  steps: stepsOf([leg], says, pictures),
});
