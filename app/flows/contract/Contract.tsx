import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createActor } from "xstate";
import { addresses } from "#app/areas/addresses.ts";
import { contractQuery } from "#app/areas/contract/contractQuery.ts";
import { extraEventsQuery } from "#app/areas/queries.ts";
import { useSignedIn, type SignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays, type Ways } from "#app/areas/ways.ts";
import { contractMachine } from "#app/flows/contract/contractMachine.ts";
import { contractServices } from "#app/flows/contract/contractServices.ts";
import { toContractView } from "#app/flows/contract/contractView.ts";
import { useView } from "#app/flows/viewSource.ts";
import { whileShown } from "#app/flows/whileShown.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { openAddress } from "#app/openAddress.ts";
import { saveFile } from "#app/saveFile.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { ContractScreen } from "#src/screens/contract/ContractScreen.tsx";

export function Contract() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const ways = useWays();
  const fileName = useCopy("contract.page.files");
  const [run] = useState(() => runOf(signedIn, queries, ways, (paper, kind) => saveFile(paper, fileName(kind))));
  const { send } = run;
  useEffect(() => run.enter(), [run]);
  useEffect(() => {
    const tell = () => document.visibilityState === "visible" && send({ type: "page.shown" });
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [send]);
  const state = useView(run);
  const status = state.kind === "open" ? state.status : null;
  // The card on the dashboard knows at once.
  useEffect(() => {
    if (status) queries.setQueryData(contractQuery(signedIn).queryKey, (known) => known && { ...known, status });
  }, [queries, signedIn, status]);
  useArrival(status ?? state.kind);
  const isBack = status === "ucm_ready" || status === "complete";
  return (
    <ContractScreen
      frame={useFrame("dashboard")}
      state={state}
      mailbox={addresses.contractsEmail}
      onRetry={() => send({ type: "load.requested" })}
      onToEvents={() => ways.open("app-event-application")}
      onDownload={() => send({ type: isBack ? "providerContract.requested" : "contract.requested" })}
      onOpenOriginal={() => send({ type: "original.requested" })}
      onMarkAsSent={() => send({ type: "sent.marked" })}
      onCheck={() => send({ type: "check.requested" })}
      onConfirm={() => send({ type: "receipt.confirmed" })}
      onToIdCheck={() => send({ type: "idCheck.requested" })}
    />
  );
}

function runOf(
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
    ({ context: { original } }) => {
      if (original?.startsWith("blob:")) URL.revokeObjectURL(original);
    },
  );
}
