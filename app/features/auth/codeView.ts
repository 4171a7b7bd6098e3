import type { SnapshotFrom } from "xstate";
import type { codeVerificationMachine } from "#app/features/auth/codeVerificationMachine.ts";
import type { CodeVerificationScreenProps } from "#src/screens/auth/CodeVerificationScreen.tsx";

export type CodeView = Pick<
  CodeVerificationScreenProps,
  "recipient" | "code" | "status" | "problem" | "delivery" | "resend" | "sendProblem"
>;

/** What the code screen shows; the only place that asks the machine where it is. */
export function toCodeView(snapshot: SnapshotFrom<typeof codeVerificationMachine>): CodeView {
  const { recipient, code, problem, sendProblem, secondsLeft, lastSend } = snapshot.context;
  const isSending = snapshot.matches({ open: { delivery: "sending" } });
  return {
    recipient,
    code,
    problem,
    sendProblem,
    status: snapshot.matches({ open: { entry: "editing" } }) ? "editing" : "checking",
    // The code before is still on its way while another one is sent.
    delivery: lastSend && !lastSend.isRefused ? "sent" : isSending ? "sending" : "notSent",
    resend: isSending
      ? { kind: "sending" }
      : snapshot.matches({ open: { delivery: "ready" } })
        ? { kind: "ready" }
        : { kind: "waiting", secondsLeft },
  };
}
