import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useToday } from "#app/shell/clock.ts";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

export function IdTerms({ view, frame, send }: IdCheckPartProps<"id-terms">) {
  return (
    <IdTermsScreen
      {...view}
      frame={frame}
      today={useToday()}
      onSubmit={(data) => send({ type: "data.submitted", data })}
      onContinue={() => send({ type: "continue.requested" })}
    />
  );
}
