import { useActorRef } from "@xstate/react";
import { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import { contractDataServices } from "#app/features/contract/contractDataServices.ts";
import { toContractDataView } from "#app/features/contract/contractDataView.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame, useIntro } from "#app/shell/useFrame.ts";
import { useSent } from "#app/shell/mutations.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { ContractDataScreen } from "#src/screens/contract/ContractDataScreen.tsx";

const FALLBACK = "dashboard";

export function ContractDataPage() {
  const signedIn = useSignedIn();
  const navigation = useNavigation();
  const introduction = useIntro("app-contract-data");
  const draft = useDraft("employmentType");
  const { sent, onSent } = useSent();
  const actor = useActorRef(
    contractDataMachine.provide({
      actors: contractDataServices({ ...signedIn, draft, onSent }),
      actions: { finish: () => navigation.back(FALLBACK) },
    }),
  );
  return (
    <ContractDataScreen
      frame={useFrame(FALLBACK)}
      state={useActorView(actor, toContractDataView)}
      sent={sent}
      showsIntro={introduction.intro === "open"}
      onCloseIntro={() => introduction.onIntroClose()}
      onRetry={() => actor.send({ type: "load.requested" })}
      onTypeChange={(employmentType) => {
        draft.keep(employmentType);
        actor.send({ type: "type.changed", employmentType });
      }}
      onDocumentChange={(document) =>
        actor.send(document ? { type: "document.chosen", document } : { type: "document.removed" })
      }
      onSubmit={() => actor.send({ type: "form.submitted" })}
    />
  );
}
