import { useEffect } from "react";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useIdCheck } from "#app/features/id-check/useIdCheck.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

/** What comes next is fetched while somebody types, so that nobody waits for it. */
const fetchCamera = () => void import("#app/features/id-check/IdCapturePage.tsx").catch(() => {});

export function IdTermsPage() {
  const { view, frame, send, onRetry } = useIdCheck("id-terms");
  const { now } = useSignedIn();
  useEffect(fetchCamera, []);
  if (view.screen === "opening") return <IdCheckOpeningScreen {...view} frame={frame} onRetry={onRetry} />;
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
