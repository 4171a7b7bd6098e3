import { useEffect, useState } from "react";
import { useFrame } from "#app/shell/useFrame.ts";
import type { IdCheckPlace } from "#app/features/id-check/idCheckParts.ts";
import type { IdCheckView } from "#app/features/id-check/idCheckView.ts";
import { useIdCheckFlow } from "#app/features/id-check/useIdCheckFlow.ts";
import { useView } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";

/** One of the screens of the ID check: what it shows, and how to tell the check what happens. */
export function useIdCheck<Place extends IdCheckPlace>(place: Place) {
  const flow = useIdCheckFlow();
  const [check] = useState(() => flow.at(place));
  useEffect(() => check.enter(), [check]);
  const view = useView(check);
  const frame = useFrame("app-profile-completion-overview");
  const { screen }: IdCheckView = view;
  useArrival(screen);
  return { view, frame, send: check.send, onRetry: () => check.send({ type: "retry.requested" }) };
}
