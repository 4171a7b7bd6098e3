import type { Completion } from "#app/areas/completion.ts";
import type { CompletionFlags } from "#src/model/flags.ts";

/** Only the provider decides about these; the others also count as soon as a form was saved here (D-12, D-13). */
const decidedByProvider: readonly (keyof CompletionFlags)[] = [
  "event_applied",
  "event_confirmed",
  "group_member",
  "checked_in",
];

/** Brings the flags of the session up to what the provider and the ports say, without taking back what was just done. */
export function applyDerived(completion: Completion, derived: CompletionFlags): void {
  const flags = completion.flags();
  for (const flag of Object.keys(derived) as (keyof CompletionFlags)[]) {
    if (derived[flag] && !flags[flag]) completion.complete(flag);
    if (!derived[flag] && flags[flag] && decidedByProvider.includes(flag)) completion.clear(flag);
  }
}
