import type { SnapshotFrom } from "xstate";
import type { contractMachine } from "#app/features/contract/contractMachine.ts";
import type { ContractStatus } from "#src/model/contract/contract.ts";
import type { ContractState } from "#src/screens/contract/ContractScreen.tsx";
import type { ContractAction } from "#src/screens/contract/openContract.ts";

type Snapshot = SnapshotFrom<typeof contractMachine>;

export function toContractView(snapshot: Snapshot): ContractState {
  if (snapshot.matches({ arriving: "loading" })) return { kind: "loading" };
  if (snapshot.matches({ arriving: "reloading" })) return { kind: "failed", isRetrying: true };
  if (snapshot.matches("failed")) return { kind: "failed", isRetrying: false };
  if (snapshot.matches("none")) return { kind: "none" };
  const { problem, isReceived, original, checkedAt } = snapshot.context;
  return {
    kind: "open",
    status: statusOf(snapshot),
    pending: pendingOf(snapshot),
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

/** Background polling is not shown. */
function pendingOf(snapshot: Snapshot): ContractAction[] {
  const pending: ContractAction[] = [];
  if (snapshot.matches({ open: { papers: "downloading" } })) pending.push("download");
  if (snapshot.matches({ open: { papers: "downloadingProvider" } })) pending.push("download");
  if (snapshot.matches({ open: { papers: "opening" } })) pending.push("open");
  if (snapshot.matches({ open: { status: { signAndSend: "marking" } } })) pending.push("mark");
  if (snapshot.matches({ open: { status: { processing: "checking" } } })) pending.push("check");
  if (snapshot.matches({ open: { status: { ready: "confirming" } } })) pending.push("confirm");
  return pending;
}
