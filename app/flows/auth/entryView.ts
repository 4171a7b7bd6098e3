import type { SnapshotFrom } from "xstate";
import type { entryMachine } from "#app/flows/auth/entryMachine.ts";
import type { EntryScreenProps } from "#src/screens/auth/EntryScreen.tsx";

export type EntryView = Pick<EntryScreenProps, "email" | "status" | "problem">;

/** What the entry shows; the only place that asks the machine where it is. */
export function toEntryView(snapshot: SnapshotFrom<typeof entryMachine>): EntryView {
  const { email, problem } = snapshot.context;
  return { email, problem, status: snapshot.matches("editing") ? "editing" : "checking" };
}
