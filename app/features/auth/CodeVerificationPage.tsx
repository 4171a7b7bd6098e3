import { useEffect } from "react";
import { useStep, type StepSnapshot } from "#app/features/auth/authApi.ts";
import { codeStep } from "#app/features/auth/codeApi.ts";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import { CodeVerificationScreen, type CodeVerificationScreenProps } from "#src/screens/auth/CodeVerificationScreen.tsx";

type CodeView = Pick<
  CodeVerificationScreenProps,
  "recipient" | "code" | "status" | "problem" | "delivery" | "resend" | "sendProblem"
>;

export function toCodeView(snapshot: StepSnapshot<ReturnType<typeof codeStep>>): CodeView {
  const { recipient, code, problem, sendProblem, secondsLeft, lastSend } = snapshot.context;
  const isSending = snapshot.matches({ open: { delivery: "sending" } });
  return {
    recipient,
    code,
    problem,
    sendProblem,
    status: snapshot.matches({ open: { entry: "editing" } }) ? "editing" : "checking",
    // While another code is sent the one before is still on its way.
    delivery: lastSend && !lastSend.isRefused ? "sent" : isSending ? "sending" : "notSent",
    resend: isSending
      ? { kind: "sending" }
      : snapshot.matches({ open: { delivery: "ready" } })
        ? { kind: "ready" }
        : { kind: "waiting", secondsLeft },
  };
}

export function CodeVerificationPage({ channel, onBack }: { channel: "email" | "sms"; onBack: () => void }) {
  const [view, actor] = useStep(codeStep(channel), toCodeView);
  useEffect(() => {
    const notify = () => actor.send({ type: "page.shown" });
    document.addEventListener("visibilitychange", notify);
    return () => document.removeEventListener("visibilitychange", notify);
  }, [actor]);
  return (
    <CodeVerificationScreen
      {...view}
      channel={channel}
      terms={terms}
      contact={contactOnPage()}
      onCodeChange={(code) => actor.send({ type: "code.changed", code })}
      onComplete={() => actor.send({ type: "code.completed" })}
      onSubmit={() => actor.send({ type: "code.submitted" })}
      onResend={() => actor.send({ type: "resend.requested" })}
      onBack={onBack}
    />
  );
}
