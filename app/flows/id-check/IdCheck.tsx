import { useEffect, useState } from "react";
import { useSignedIn } from "#app/areas/signedIn.tsx";
import { useFrame } from "#app/areas/useFrame.ts";
import { useWays } from "#app/areas/ways.ts";
import { CaptureStep } from "#app/flows/id-check/CaptureStep.tsx";
import type { IdCheckPlace } from "#app/flows/id-check/idCheckParts.ts";
import { ResultStep } from "#app/flows/id-check/ResultStep.tsx";
import { useIdCheckFlow } from "#app/flows/id-check/useIdCheckFlow.ts";
import { useView } from "#app/flows/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";

function IdCheck({ place }: { place: IdCheckPlace }) {
  const flow = useIdCheckFlow();
  const { now } = useSignedIn();
  const { source } = useWays();
  const [check] = useState(() => flow.at(place));
  useEffect(() => check.enter(), [check]);
  const view = useView(check);
  const frame = useFrame("app-profile-completion-overview");
  useArrival(view.screen);
  switch (view.screen) {
    case "id-terms":
      return (
        <IdTermsScreen
          {...view}
          frame={frame}
          today={todayInBerlin(now())}
          onSubmit={(data) => check.send({ type: "data.submitted", data })}
          onContinue={() => check.send({ type: "continue.requested" })}
        />
      );
    case "id-capture":
      return <CaptureStep view={view} frame={frame} send={check.send} />;
    case "id-result":
      return <ResultStep view={view} frame={frame} source={source} send={check.send} />;
    default:
      return <IdCheckOpeningScreen {...view} frame={frame} onRetry={() => check.send({ type: "retry.requested" })} />;
  }
}

export const IdTerms = () => <IdCheck place="id-terms" />;
export const IdCapture = () => <IdCheck place="id-capture" />;
export const IdResult = () => <IdCheck place="id-result" />;
