import type { SnapshotFrom } from "xstate";
import type { groupJoinMachine } from "#app/features/groups/groupJoinMachine.ts";
import type { JoinResult, OpenJoin } from "#src/screens/group-forms/joinState.ts";

type Snapshot = SnapshotFrom<typeof groupJoinMachine>;

export function toGroupJoinView(snapshot: Snapshot): OpenJoin {
  const { code, isLeft } = snapshot.context;
  const isShort = snapshot.matches("editing") && isLeft && code !== "";
  return { code, problem: isShort ? "invalid" : null, result: resultOf(snapshot) };
}

function resultOf(snapshot: Snapshot): JoinResult {
  const { preview, refusal } = snapshot.context;
  if (snapshot.matches("editing")) return { kind: "none" };
  if (snapshot.matches({ previewing: "loading" })) return { kind: "loading" };
  const isRefused = snapshot.matches("refused") || snapshot.matches("previewing");
  if (isRefused || !preview) {
    if (refusal?.kind === "notFound" || refusal?.kind === "full") return { kind: refusal.kind };
    return { kind: "failed", isRetrying: snapshot.matches("previewing"), message: refusal?.message ?? null };
  }
  const status = snapshot.matches("joining") ? "joining" : snapshot.matches("previewed") ? "ready" : "joined";
  // A full group is shown in its preview.
  const failure = refusal && refusal.kind !== "full" ? { message: refusal.message } : null;
  return { kind: "preview", preview, status, failure };
}

/** The number typed but not joined yet (F8). */
export const toGroupNumberDraft = (snapshot: Snapshot): string | null =>
  snapshot.matches("joined") || snapshot.matches("over") ? null : snapshot.context.code || null;
