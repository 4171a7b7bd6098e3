import { useState } from "react";
import type { OnSent } from "#app/client/request.ts";

/** How much of a file has gone, in whole percent. */
export function useSent() {
  const [sent, setSent] = useState(0);
  const [onSent] = useState((): OnSent => (share) => setSent(Math.floor(share * 100)));
  return { sent, onSent };
}
