import type { Completion } from "#app/shell/completion.ts";
import type { DashboardSources } from "#app/features/dashboard/dashboardView.ts";
import { isContractDone } from "#src/model/contract/contract.ts";
import type { ProfilePartFlags } from "#src/model/dashboard/dashboard.ts";
import { deriveFlags, type CompletionFlags } from "#src/model/dashboard/flags.ts";

type Source = keyof DashboardSources;

/** What each flag follows from. One source is enough for a yes, all of them are needed for a no. */
const SOURCES_OF: Record<keyof CompletionFlags, readonly Source[]> = {
  profile_complete: ["extra"],
  contract_complete: ["ports", "contract"],
  payroll_complete: ["ports"],
  event_applied: ["own", "available"],
  event_confirmed: ["own"],
  group_member: ["group"],
  checked_in: ["own"],
  id_check_complete: ["ports", "own"],
};
const FLAGS = Object.keys(SOURCES_OF) as (keyof CompletionFlags)[];

/** The flags that follow from what has been loaded so far; what cannot be told yet is left out (D-56). */
export function derivedFrom(sources: DashboardSources): Partial<CompletionFlags> {
  const { extra, own, available, group, contract, ports } = sources;
  const days = [...(own.data?.rows ?? []), ...(available.data?.rows ?? [])];
  const flags = deriveFlags(extra.data ?? {}, days, group.data ?? null, {
    contractDataSaved: ports.data?.contractDataSaved ?? false,
    payrollSaved: ports.data?.payrollSaved ?? false,
    idCheckCompleted: ports.data?.idCheckCompleted ?? false,
    contractDone: contract.data != null && isContractDone(contract.data),
  });
  const isKnown = (source: Source) => sources[source].data !== undefined;
  const told = FLAGS.filter((flag) => flags[flag] || SOURCES_OF[flag].every(isKnown));
  return Object.fromEntries(told.map((flag) => [flag, flags[flag]]));
}

/** Whether each of the parts is known to be done or open: done here, or as the sources tell. Nothing is counted before. */
export const arePartsKnown = (parts: ProfilePartFlags, derived: Partial<CompletionFlags>): boolean =>
  FLAGS.every((flag) => !(flag in parts) || parts[flag as keyof ProfilePartFlags] || flag in derived);

/** Only the provider decides about these; the others also count as soon as a form was saved here (D-12, D-13). */
const decidedByProvider: readonly (keyof CompletionFlags)[] = [
  "event_applied",
  "event_confirmed",
  "group_member",
  "checked_in",
];

/** Brings the flags of the session up to what the provider and the ports say, without taking back what was just done. */
export function applyDerived(completion: Completion, derived: Partial<CompletionFlags>): void {
  const flags = completion.flags();
  for (const flag of Object.keys(derived) as (keyof CompletionFlags)[]) {
    if (derived[flag] && !flags[flag]) completion.complete(flag);
    if (!derived[flag] && flags[flag] && decidedByProvider.includes(flag)) completion.clear(flag);
  }
}
