/** Characters after which an intro text is truncated until it is expanded (PROF-08). */
export const INTRO_CUT = 120;

/** A long text up to the cut, a short one complete; a character of several code units counts once (PROF-08, D-107). */
export function truncateIntro(text: string, max = INTRO_CUT): { text: string; cut: boolean } {
  const characters = [...text];
  return characters.length > max ? { text: characters.slice(0, max).join(""), cut: true } : { text, cut: false };
}

/** The storage key for a screen's intro that the user has seen (PROF-07, ENTS-28, D-79). */
export const introSeenKey = (screen: string, extraId: string): string => `introSeen:${screen}:${extraId}`;
