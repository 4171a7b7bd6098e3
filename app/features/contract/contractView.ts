import type { SnapshotFrom } from "xstate";
import type { contractMachine } from "#app/features/contract/contractMachine.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import type { ContractState } from "#src/screens/contract/ContractScreen.tsx";
import type { ContractAction } from "#src/screens/contract/openContract.ts";

type Snapshot = SnapshotFrom<typeof contractMachine>;

/** What the contract screen shows; the only place that asks the machine where it is. */
export function toContractView(snapshot: Snapshot): ContractState {
  if (snapshot.matches({ arriving: "loading" })) return { kind: "loading" };
  if (snapshot.matches({ arriving: "reloading" })) return { kind: "failed", retrying: true };
  if (snapshot.matches("failed")) return { kind: "failed", retrying: false };
  if (snapshot.matches("none")) return { kind: "none" };
  const { problem, isReceived, original, checkedAt } = snapshot.context;
  return {
    kind: "open",
    status: statusOf(snapshot),
    busy: busyOf(snapshot),
    problem,
    isReceived,
    isOriginalThere: original !== null,
    checkedAt,
  };
}

function statusOf(snapshot: Snapshot): ContractStatus {
  if (snapshot.matches({ open: { status: "downloadRequired" } })) return "download_required";
  if (snapshot.matches({ open: { status: "signAndSend" } })) return "sign_and_send";
  if (snapshot.matches({ open: { status: "processing" } })) return "ucm_processing";
  return snapshot.matches({ open: { status: "ready" } }) ? "ucm_ready" : "complete";
}

/** That the provider is asked now and then is not shown. */
function busyOf(snapshot: Snapshot): ContractAction[] {
  const busy: ContractAction[] = [];
  if (snapshot.matches({ open: { papers: "downloading" } })) busy.push("download");
  if (snapshot.matches({ open: { papers: "downloadingProvider" } })) busy.push("download");
  if (snapshot.matches({ open: { papers: "opening" } })) busy.push("open");
  if (snapshot.matches({ open: { status: { signAndSend: "marking" } } })) busy.push("mark");
  if (snapshot.matches({ open: { status: { processing: "checking" } } })) busy.push("check");
  if (snapshot.matches({ open: { status: { ready: "confirming" } } })) busy.push("confirm");
  return busy;
}
