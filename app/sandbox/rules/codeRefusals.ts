import { refuse, type Reply } from "../database/reply.ts";
import type { CodeVerdict } from "./codes.ts";

const refusals: Record<Exclude<CodeVerdict, "right">, { error: string; message: string }> = {
  wrong: { error: "INVALID_CODE", message: "Dieser Code passt nicht. Bitte prüfen Sie die 6 Ziffern." },
  expired: { error: "CODE_EXPIRED", message: "Der Code ist abgelaufen. Bitte fordern Sie einen neuen an." },
  "used-up": {
    error: "TOO_MANY_ATTEMPTS",
    message: "Sie haben den Code mehrmals eingegeben. Bitte fordern Sie einen neuen Code an.",
  },
};

export function refuseCode(verdict: Exclude<CodeVerdict, "right">): Reply {
  const { error, message } = refusals[verdict];
  return refuse(400, message, { error });
}

export function waitMessage(seconds: number): string {
  return seconds === 1 ? "Bitte warten Sie noch 1 Sekunde." : `Bitte warten Sie noch ${seconds} Sekunden.`;
}
