import type { Completion } from "#app/shell/completion.ts";
import type { DashboardSources } from "#app/features/dashboard/dashboardView.ts";
import { isContractDone } from "#src/model/contract/contract.ts";
import { deriveFlags, type CompletionFlags } from "#src/model/dashboard/flags.ts";

type Source = keyof DashboardSources;

/** What each flag follows from. One source is enough for a yes, all of them are needed for a no. */
const SOURCES_OF: Record<keyof CompletionFlags, readonly Source[]> = {
  profile_complete: ["extra"],
  contract_complete: ["contractData", "contract"],
  payroll_complete: ["payroll"],
  event_applied: ["own", "available"],
  event_confirmed: ["own"],
  group_member: ["group"],
  checked_in: ["own"],
  id_check_complete: ["idDocument", "own"],
};
const FLAGS = Object.keys(SOURCES_OF) as (keyof CompletionFlags)[];

/** The flags that follow from what has been loaded so far; what cannot be told yet is left out (D-56). */
export function derivedFrom(sources: DashboardSources): Partial<CompletionFlags> {
  const { extra, own, available, group, contract, contractData, payroll, idDocument } = sources;
  const days = [...(own.data?.rows ?? []), ...(available.data?.rows ?? [])];
  const flags = deriveFlags(extra.data ?? {}, days, group.data ?? null, {
    contractDataSaved: contractData.data === true,
    payrollSaved: payroll.data === true,
    idCheckCompleted: idDocument.data === true,
    contractDone: contract.data != null && isContractDone(contract.data),
  });
  const isKnown = (source: Source) => sources[source].data !== undefined;
  const told = FLAGS.filter((flag) => flags[flag] || SOURCES_OF[flag].every(isKnown));
  return Object.fromEntries(told.map((flag) => [flag, flags[flag]]));
}

/** The flags as far as they are known: done here, or as the sources tell; `null` for the others. */
export const knownFlags = (flags: CompletionFlags, derived: Partial<CompletionFlags>) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, flags[flag] || (derived[flag] ?? null)])) as Record<
    keyof CompletionFlags,
    boolean | null
  >;

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
