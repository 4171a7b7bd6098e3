import type { SignedIn } from "#app/areas/signedIn.tsx";
import type { ScreenName } from "#app/navigation/screens.ts";

/** Where a screen leads instead for this person; `null` if it may be shown (NAV-60). */
export type AccessCheck = (signedIn: Pick<SignedIn, "memory">) => ScreenName | null;

/** The screens that not everybody may see at any time. */
export const accessChecks: Partial<Record<ScreenName, AccessCheck>> = {};
