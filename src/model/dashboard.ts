import type { Extra } from "#src/model/extra.ts";
import type { CompletionFlags } from "#src/model/flags.ts";
import { yesNo } from "#src/model/reading.ts";

const PROFILE_PARTS = ["profile_complete", "contract_complete", "payroll_complete", "id_check_complete"] as const;

export type ProfilePartFlags = Pick<CompletionFlags, (typeof PROFILE_PARTS)[number]>;

/** How many of the four parts of a profile are done, 0 to 4 (DASH-10). */
export const profilePartsDone = (flags: ProfilePartFlags): number => PROFILE_PARTS.filter((part) => flags[part]).length;

/** The same as a rounded percentage: 0, 25, 50, 75 or 100 (DASH-10). */
export const dashboardProfilePercent = (flags: ProfilePartFlags): number =>
  Math.round((profilePartsDone(flags) / PROFILE_PARTS.length) * 100);

/** Airport staff or somebody who takes part in the tests (ROLE-02). */
export const participantKind = (extra: Pick<Extra, "internal_extra">): "airport-staff" | "test-participant" =>
  yesNo(extra.internal_extra) === true ? "airport-staff" : "test-participant";
