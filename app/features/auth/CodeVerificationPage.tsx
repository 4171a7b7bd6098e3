import { useEffect } from "react";
import { terms } from "#app/platform/config.ts";
import { contactOnPage } from "#app/shell/addresses.ts";
import type { CodeView } from "#app/features/auth/codeView.ts";
import { useView, type ViewSource } from "#app/shell/viewSource.ts";
import { CodeVerificationScreen } from "#src/screens/auth/CodeVerificationScreen.tsx";

export type CodeEvent =
  | { type: "code.changed"; code: string }
  | { type: "code.completed" | "code.submitted" | "resend.requested" | "page.shown" };

export type CodeVerificationProps = {
  channel: "email" | "sms";
  source: ViewSource<CodeView, CodeEvent>;
  onBack: () => void;
};

export function CodeVerificationPage({ channel, source, onBack }: CodeVerificationProps) {
  useEffect(() => {
    const tell = () => source.send({ type: "page.shown" });
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [source]);
  return (
    <CodeVerificationScreen
      {...useView(source)}
      channel={channel}
      terms={terms}
      contact={contactOnPage()}
      onCodeChange={(code) => source.send({ type: "code.changed", code })}
      onComplete={() => source.send({ type: "code.completed" })}
      onSubmit={() => source.send({ type: "code.submitted" })}
      onResend={() => source.send({ type: "resend.requested" })}
      onBack={onBack}
    />
  );
}
