import { Clock, RotateCw } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { SendProblem } from "#src/model/problem.ts";
import { Button } from "#src/primitives/Button.tsx";
import { FieldError } from "#src/primitives/FieldError.tsx";

export type Resend = { kind: "waiting"; secondsLeft: number } | { kind: "ready" } | { kind: "sending" };

export type CodeResendProps = {
  channel: "email" | "sms";
  resend: Resend;
  problem: SendProblem | null;
  isDisabled: boolean;
  onResend: () => void;
};

/** The wait for a new code and its button. The countdown is silent; only its end is announced. */
export function CodeResend({ channel, resend, problem, isDisabled, onResend }: CodeResendProps) {
  const t = useCopy("auth.code");
  const seconds = resend.kind === "waiting" ? resend.secondsLeft : 0;
  return (
    <div className="grid gap-2">
      <FieldError>{problem ? <span>{textOf(problem)}</span> : null}</FieldError>
      {resend.kind === "waiting" ? (
        <p role="timer" aria-live="off" className="flex min-h-12 items-center gap-2 text-ink-2">
          <Clock aria-hidden="true" className="size-5 shrink-0" />
          <span key={seconds}>
            {t.rich("resend.waiting", {
              seconds,
              strong: (chunks) => <strong className="font-strong text-ink">{chunks}</strong>,
            })}
          </span>
        </p>
      ) : (
        <Button
          variant="secondary"
          width="always"
          isPending={resend.kind === "sending"}
          isDisabled={isDisabled}
          onClick={onResend}
        >
          {resend.kind === "sending" ? null : <RotateCw aria-hidden="true" className="size-5 shrink-0" />}
          <span key={resend.kind}>{t(`resend.${resend.kind}`)}</span>
        </Button>
      )}
      <p role="status" className="sr-only">
        <span key={resend.kind}>{resend.kind === "ready" ? t("resendReady") : ""}</span>
      </p>
    </div>
  );

  function textOf(shown: SendProblem) {
    if ("message" in shown) return shown.message;
    return shown.code === "wait" ? t("sendProblems.wait", { seconds }) : t(`sendProblems.sendFailed.${channel}`);
  }
}
