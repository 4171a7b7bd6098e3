import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { availabilityServices } from "#app/features/availability/availabilityServices.ts";
import { toAvailabilityDraft, toAvailabilityView } from "#app/features/availability/availabilityView.ts";
import { useArrival } from "#app/navigation/arrival.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useToday } from "#app/shell/clock.ts";
import { addresses } from "#app/shell/addresses.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { usePageShown } from "#app/shell/queryClient.ts";
import { useActorView } from "#app/shell/viewSource.ts";
import { AvailabilityScreen } from "#src/screens/availability/AvailabilityScreen.tsx";

export function AvailabilityPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const draft = useDraft("availability");
  const [kept] = useState(draft.read);
  const actor = useActorRef(
    availabilityMachine.provide({
      actors: availabilityServices({
        extraId: signedIn.extraId,
        openPort: signedIn.ports.availability,
        loadEvents: async () => (await queries.fetchQuery(extraEventsQuery(signedIn))).rows,
        now: signedIn.now,
      }),
      actions: { goOn: () => navigation.push("financial-data") },
    }),
    { input: { isNewSignUp: signedIn.isNewSignUp, kept } },
    (snapshot) => draft.keep(toAvailabilityDraft(snapshot)),
  );
  const state = useActorView(actor, toAvailabilityView);
  const today = useToday();
  useEffect(() => actor.send({ type: "today.changed", today }), [actor, today]);
  useArrival(state.kind);
  usePageShown(useCallback(() => actor.send({ type: "page.shown" }), [actor]));
  return (
    <AvailabilityScreen
      frame={useFrame("dashboard")}
      state={state}
      contactEmail={addresses().contactEmail}
      onRetry={() => actor.send({ type: "load.requested" })}
      onEdit={() => actor.send({ type: "edit.requested" })}
      onToggle={(id) => actor.send({ type: "day.toggled", id })}
      onDiscard={() => actor.send({ type: "changes.discarded" })}
      onConfirm={() => actor.send({ type: "choice.confirmed" })}
      onOpenShift={() => navigation.push("my-event")}
    />
  );
}
