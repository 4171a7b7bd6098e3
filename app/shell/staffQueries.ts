import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getStaffList } from "#app/client/calls/staff.ts";
import { valueOf } from "#app/shell/queryError.ts";
import { whileShown } from "#app/shell/queries.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList } from "#src/model/staff/staffRules.ts";

const STAFF = "staff";

export const staffQuery = ({ client }: Pick<SignedIn, "client">, list: StaffList) =>
  queryOptions({
    queryKey: [STAFF, list] as const,
    ...whileShown,
    queryFn: async ({ queryKey: [, requested] }) =>
      valueOf(await client.call(getStaffList, { params: { list: requested } })),
  });

/** Puts a changed row into every list that has it. An answer that was asked for before knows nothing of it and is let go. */
export async function showChanged(queries: QueryClient, changed: StaffMember): Promise<void> {
  await queries.cancelQueries({ queryKey: [STAFF] });
  queries.setQueriesData<Listing<StaffMember>>(
    { queryKey: [STAFF] },
    (staff) => staff && { ...staff, rows: staff.rows.map((member) => (member.id === changed.id ? changed : member)) },
  );
}
