import { refuse, type Reply } from "../database/reply.ts";
import type { CodeVerdict } from "./codes.ts";

const refusals: Record<Exclude<CodeVerdict, "right">, { error: string; message: string }> = {
  wrong: { error: "INVALID_CODE", message: "Dieser Code stimmt nicht. Bitte prüfen Sie die 6 Ziffern." },
  expired: { error: "CODE_EXPIRED", message: "Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen Code an." },
  "used-up": {
    error: "TOO_MANY_ATTEMPTS",
    message: "Das waren zu viele Versuche mit diesem Code. Bitte fordern Sie einen neuen Code an.",
  },
};

export function refuseCode(verdict: Exclude<CodeVerdict, "right">): Reply {
  const { error, message } = refusals[verdict];
  return refuse(400, message, { error });
}

export function waitMessage(seconds: number): string {
  return seconds === 1 ? "Bitte warten Sie noch 1 Sekunde." : `Bitte warten Sie noch ${seconds} Sekunden.`;
}
