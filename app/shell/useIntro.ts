import { useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import type { ScreenName } from "#app/navigation/screens.ts";

/** The introduction of a screen: open until this person has closed it once on this device (PROF-07, CONTR-01, D-79). */
export function useIntro(screen: ScreenName) {
  const { memory } = useSignedIn();
  const [isOpen, setOpen] = useState(() => !memory.hasSeenIntro(screen));
  return {
    intro: isOpen ? ("open" as const) : ("seen" as const),
    onIntroClose() {
      memory.markIntroSeen(screen);
      setOpen(false);
    },
  };
}
