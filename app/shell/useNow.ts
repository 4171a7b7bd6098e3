import { useEffect, useState } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";

const OFTEN_ENOUGH_MS = 30_000;

/** The current instant in milliseconds, for screens on which something opens or becomes today while they are open. */
export function useNow(): number {
  const { now } = useSignedIn();
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const look = setInterval(() => setInstant(now()), OFTEN_ENOUGH_MS);
    return () => clearInterval(look);
  }, [now]);
  return instant;
}
