import type { Completion } from "#app/shell/completion.ts";
import type { DashboardSources } from "#app/features/dashboard/dashboardView.ts";
import { isContractDone } from "#src/model/contract/contract.ts";
import { deriveFlags, type CompletionFlags } from "#src/model/dashboard/flags.ts";

/** The flags that follow from what has been loaded so far; what cannot be told yet is left out (D-56). */
export function derivedFrom(sources: DashboardSources): Partial<CompletionFlags> {
  const { extra, own, available, group, contract, ports } = sources;
  if (!extra.data || !own.data || !ports.data) return {};
  const days = [...own.data.rows, ...(available.data?.rows ?? [])];
  const { event_applied, group_member, ...certain } = deriveFlags(extra.data, days, group.data ?? null, {
    ...ports.data,
    contractDone: contract.data != null && isContractDone(contract.data),
  });
  return {
    ...certain,
    ...(available.data ? { event_applied } : {}),
    ...(group.data === undefined ? {} : { group_member }),
  };
}

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
