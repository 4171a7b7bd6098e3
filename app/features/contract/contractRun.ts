import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { samePerson } from "#app/shell/samePerson.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Ways } from "#app/navigation/ways.ts";
import { contractMachine } from "#app/features/contract/contractMachine.ts";
import { contractServices } from "#app/features/contract/contractServices.ts";
import { toContractView } from "#app/features/contract/contractView.ts";
import { whileShown } from "#app/shell/whileShown.ts";
import { openAddress } from "#app/platform/openAddress.ts";

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
