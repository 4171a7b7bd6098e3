import { waiting, type Loaded } from "#app/shell/waiting.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffListState } from "#src/screens/staff/StaffListScreen.tsx";

export function toStaffListState(query: Loaded<StaffMember[]> & { isError: boolean }): StaffListState {
  if (!query.data) return waiting(query);
  const outOfDate = query.isError ? (query.isFetching ? "retrying" : "yes") : "no";
  return { kind: "ready", staff: query.data, outOfDate };
}
