import type { SnapshotFrom } from "xstate";
import type { entryMachine } from "#app/features/auth/entryMachine.ts";
import type { EntryScreenProps } from "#src/screens/auth/EntryScreen.tsx";

export type EntryView = Pick<EntryScreenProps, "email" | "status" | "problem" | "alert" | "google">;

/** What the entry shows; the only place that asks the machine where it is. */
export function toEntryView(snapshot: SnapshotFrom<typeof entryMachine>): EntryView {
  const { email, problem, alert, googleProblem } = snapshot.context;
  const isBusy = snapshot.matches("askingGoogle");
  return {
    email,
    problem,
    alert,
    status: snapshot.matches("editing") || isBusy ? "editing" : "checking",
    google: isBusy ? { kind: "busy" } : { kind: "ready", problem: googleProblem },
  };
}
