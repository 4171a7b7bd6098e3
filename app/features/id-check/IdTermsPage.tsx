import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useToday } from "#app/shell/clock.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useAutoAdvance } from "#app/shell/useAutoAdvance.ts";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

export function IdTerms({ view, frame, send }: IdCheckPartProps<"id-terms">) {
  const { local } = useSignedIn();
  const autoAdvance = useAutoAdvance(local, view.status === "confirmed", () => send({ type: "confirmation.elapsed" }));
  return (
    <IdTermsScreen
      {...view}
      frame={frame}
      autoAdvance={autoAdvance}
      today={useToday()}
      onSubmit={(data) => send({ type: "data.submitted", data })}
      onContinue={() => send({ type: "continue.requested" })}
    />
  );
}
