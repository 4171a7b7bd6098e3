import { useActorRef, useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import { contractDataActors } from "#app/features/contract/contractDataApi.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame, useIntro } from "#app/shell/useFrame.ts";
import { useSent } from "#app/shell/mutations.ts";
import { ContractDataScreen, type ContractDataState } from "#src/screens/contract/ContractDataScreen.tsx";

const FALLBACK = "dashboard";

export function ContractDataPage() {
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const introduction = useIntro("app-contract-data");
  const draft = useDraft("employmentType");
  const { sent, onSent } = useSent();
  const actor = useActorRef(
    contractDataMachine.provide({
      actors: contractDataActors({ ...signedIn, draft, onSent }),
      actions: { finish: () => navigation.back(FALLBACK) },
    }),
  );
  return (
    <ContractDataScreen
      frame={useFrame(FALLBACK)}
      state={useSelector(actor, toContractDataView)}
      sent={sent}
      showsIntro={introduction.intro === "open"}
      onCloseIntro={() => introduction.onIntroClose()}
      onRetry={() => actor.send({ type: "load.requested" })}
      onTypeChange={(employmentType) => {
        draft.write(employmentType);
        actor.send({ type: "type.changed", employmentType });
      }}
      onDocumentChange={(document) =>
        actor.send(document ? { type: "document.chosen", document } : { type: "document.removed" })
      }
      onSubmit={() => actor.send({ type: "form.submitted" })}
    />
  );
}

export function toContractDataView(snapshot: SnapshotFrom<typeof contractDataMachine>): ContractDataState {
  if (snapshot.matches({ arriving: "loading" })) return { kind: "loading" };
  if (snapshot.matches("arriving") || snapshot.matches("failed"))
    return { kind: "failed", isRetrying: snapshot.matches("arriving") };
  const { employmentType, employmentDocument: document, problems, attempt, failure } = snapshot.context;
  return { kind: "ready", employmentType, document, problems, attempt, failure, status: statusOf(snapshot) };
}

function statusOf(snapshot: SnapshotFrom<typeof contractDataMachine>) {
  if (snapshot.matches("reading")) return "checking";
  return snapshot.matches("editing") ? "editing" : "saving";
}
