import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addresses } from "#app/shell/addresses.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useFrame } from "#app/shell/useFrame.ts";
import { useWays } from "#app/navigation/ways.ts";
import { availabilityRun } from "#app/features/availability/availabilityRun.ts";
import { useView } from "#app/shell/viewSource.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { AvailabilityScreen } from "#src/screens/availability/AvailabilityScreen.tsx";

export function AvailabilityPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const ways = useWays();
  const [run] = useState(() => availabilityRun(signedIn, queries, () => ways.open("financial-data")));
  const { send } = run;
  useEffect(() => run.enter(), [run]);
  const state = useView(run);
  useArrival(state.kind);
  return (
    <AvailabilityScreen
      frame={useFrame("dashboard")}
      state={state}
      contactEmail={addresses.contactEmail}
      onRetry={() => send({ type: "load.requested" })}
      onEdit={() => send({ type: "edit.requested" })}
      onToggle={(id) => send({ type: "day.toggled", id })}
      onDiscard={() => send({ type: "changes.discarded" })}
      onConfirm={() => send({ type: "choice.confirmed" })}
      onOpenShift={() => ways.open("my-event")}
    />
  );
}
