import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

export function IdTerms({ view, frame, send }: IdCheckPartProps<"id-terms">) {
  const { now } = useSignedIn();
  return (
    <IdTermsScreen
      {...view}
      frame={frame}
      today={todayInBerlin(now())}
      onSubmit={(data) => send({ type: "data.submitted", data })}
      onContinue={() => send({ type: "continue.requested" })}
    />
  );
}
