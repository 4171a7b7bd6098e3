import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import { contractMachine } from "#app/features/contract/contractMachine.ts";
import { contractActors, sendCompletion } from "#app/features/contract/contractApi.ts";
import { toContractView } from "#app/features/contract/contractView.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { openAddress } from "#app/platform/openAddress.ts";
import { saveFile } from "#app/platform/saveFile.ts";
import { addresses } from "#app/shell/addresses.ts";
import { contractQuery, extraEventsQuery } from "#app/shell/queries.ts";
import { samePerson } from "#app/session/samePerson.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { loadQuery, usePageShown } from "#app/shell/queryClient.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { ContractScreen } from "#src/screens/contract/ContractScreen.tsx";

/** No effect on URLs other than `blob:`. */
const release = (address: string) => URL.revokeObjectURL(address);

export function ContractPage() {
  const signedIn = useSignedIn();
  const { completion, now } = signedIn;
  const queries = useQueryClient();
  const navigation = useNavigation();
  const fileName = useCopy("contract.page.files");
  const [isSamePerson] = useState(() => samePerson(signedIn));
  const actor = useActorRef(
    contractMachine.provide({
      actors: contractActors({
        ...signedIn,
        loadEvents: async () => (await loadQuery(queries, extraEventsQuery(signedIn))).rows,
        saveFile: (paper, kind) => saveFile(paper, `${fileName(kind)}.pdf`),
        openAddress,
        release,
        isSamePerson,
      }),
      actions: {
        showOriginal: ({ context }) => openAddress(context.original ?? ""),
        completeContract: () => completion.complete("contract_complete"),
        goOn() {
          completion.mark({ contractCompleted: true });
          // Without a response the card is shown again after the next sign-in and leads back to this page.
          void sendCompletion(signedIn);
          navigation.replace("id-terms");
        },
      },
    }),
    { input: { now } },
  );
  useEffect(() => () => release(actor.getSnapshot().context.original ?? ""), [actor]);
  usePageShown(useCallback(() => actor.send({ type: "page.shown" }), [actor]));
  const state = useSelector(actor, toContractView);
  const status = state.kind === "open" ? state.status : null;
  // Updates the dashboard's card at once.
  useEffect(() => {
    if (status) queries.setQueryData(contractQuery(signedIn).queryKey, (cached) => cached && { ...cached, status });
  }, [queries, signedIn, status]);
  usePartFocus(status ?? state.kind);
  const isBack = status === "ucm_ready" || status === "complete";
  return (
    <ContractScreen
      frame={useFrame("dashboard")}
      state={state}
      mailbox={addresses().contractsEmail}
      onRetry={() => actor.send({ type: "load.requested" })}
      onToEvents={() => navigation.push("app-event-application")}
      onDownload={() => actor.send({ type: isBack ? "providerContract.requested" : "contract.requested" })}
      onOpenOriginal={() => actor.send({ type: "original.requested" })}
      onMarkAsSent={() => actor.send({ type: "sent.marked" })}
      onCheck={() => actor.send({ type: "check.requested" })}
      onConfirm={() => actor.send({ type: "receipt.confirmed" })}
      onToIdCheck={() => actor.send({ type: "idCheck.requested" })}
    />
  );
}
