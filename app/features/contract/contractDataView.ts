import type { SnapshotFrom } from "xstate";
import type { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import type { ContractDataState } from "#src/screens/contract/ContractDataScreen.tsx";

/** What the contract data form shows; the only place that asks the machine where it is. */
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
