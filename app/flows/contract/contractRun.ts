import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import { extraEventsQuery } from "#app/areas/queries.ts";
import { samePerson } from "#app/areas/samePerson.ts";
import type { SignedIn } from "#app/areas/signedIn.tsx";
import type { Ways } from "#app/areas/ways.ts";
import { contractMachine } from "#app/flows/contract/contractMachine.ts";
import { contractServices } from "#app/flows/contract/contractServices.ts";
import { toContractView } from "#app/flows/contract/contractView.ts";
import { whileShown } from "#app/flows/whileShown.ts";
import { openAddress } from "#app/openAddress.ts";

/** Does nothing for any other address. */
const release = (address: string) => URL.revokeObjectURL(address);

/** The contract of whoever is signed in, as long as its screen is there. */
export function contractRun(
  signedIn: SignedIn,
  queries: QueryClient,
  ways: Ways,
  save: (paper: Blob, kind: "contract" | "provider") => void,
) {
  const { extraId, ports, completion, now } = signedIn;
  const machine = contractMachine.provide({
    actors: contractServices({
      extraId,
      openPort: ports.contract,
      loadEvents: async () => (await queries.fetchQuery(extraEventsQuery(signedIn))).rows,
      saveFile: save,
      openAddress,
      release,
      isSamePerson: samePerson(signedIn),
    }),
    actions: {
      showOriginal: ({ context }) => openAddress(context.original ?? ""),
      completeContract: () => completion.complete("contract_complete"),
      goOn() {
        completion.mark({ contractCompleted: true });
        // Without an answer the card comes back after the next sign-in, and leads here again.
        void ports.contract().then((port) => port.complete(extraId).catch(() => {}));
        ways.follow("id-terms");
      },
    },
  });
  return whileShown(
    () => createActor(machine, { input: { now } }),
    toContractView,
    ({ context: { original } }) => release(original ?? ""),
  );
}
