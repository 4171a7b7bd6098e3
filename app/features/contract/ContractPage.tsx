import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addresses } from "#app/shell/addresses.ts";
import { contractQuery } from "#app/shell/contractQuery.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { contractRun } from "#app/features/contract/contractRun.ts";
import { useView } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { ContractScreen } from "#src/screens/contract/ContractScreen.tsx";

export function ContractPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const ways = useWays();
  const fileName = useCopy("contract.page.files");
  const [run] = useState(() =>
    contractRun(signedIn, queries, ways, (paper, kind) => saveFile(paper, `${fileName(kind)}.pdf`)),
  );
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
