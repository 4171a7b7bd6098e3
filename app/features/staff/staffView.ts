import type { SnapshotFrom } from "xstate";
import type { staffMachine } from "#app/features/staff/staffMachine.ts";
import { outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffListScreenProps, StaffListState } from "#src/screens/staff/StaffListScreen.tsx";

export function toStaffListState(query: Loaded<Listing<StaffMember>>): StaffListState {
  if (!query.data) return toPending(query);
  const { rows, unreadable } = query.data;
  return { kind: "ready", staff: rows, isFetching: query.isFetching, outOfDate: outOfDateOf([query], unreadable > 0) };
}

/** What the list shows of one visit; the only place that asks the machine where it is. */
export function toStaffView(
  snapshot: SnapshotFrom<typeof staffMachine>,
): Pick<StaffListScreenProps, "question" | "undo" | "said"> {
  const { id, undo, said } = snapshot.context;
  if (snapshot.matches("looking")) return { question: null, undo, said };
  const status = snapshot.matches("changing") ? "busy" : snapshot.matches("failed") ? "failed" : "asking";
  return { question: { id, status }, undo, said };
}
