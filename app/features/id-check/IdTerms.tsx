import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useAutoAdvance } from "#app/shell/useAutoAdvance.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

export function IdTerms({ view, frame, send }: IdCheckPartProps<"id-terms">) {
  const { local, now } = useSignedIn();
  const autoAdvance = useAutoAdvance(local, view.status === "confirmed", () => send({ type: "confirmation.elapsed" }));
  return (
    <IdTermsScreen
      {...view}
      frame={frame}
      autoAdvance={autoAdvance}
      today={todayInBerlin(now())}
      onSubmit={(data) => send({ type: "data.submitted", data })}
      onContinue={() => send({ type: "continue.requested" })}
    />
  );
}
