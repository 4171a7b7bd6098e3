import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import type { SnapshotFrom } from "xstate";
import { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { availabilityActors } from "#app/features/availability/availabilityApi.ts";
import { usePartFocus } from "#app/navigation/screenFocus.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { useToday } from "#app/shell/clock.ts";
import { addresses } from "#app/shell/addresses.ts";
import { extraEventsQuery } from "#app/shell/queries.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import { useDraft } from "#app/shell/drafts.ts";
import { useFrame } from "#app/shell/useFrame.ts";
import { loadQuery, usePageShown } from "#app/shell/queryClient.ts";
import { applyBookedLimit, chosenIds, isSameChoice } from "#src/model/availability/availabilityRules.ts";
import { AvailabilityScreen } from "#src/screens/availability/AvailabilityScreen.tsx";
import type { AvailabilityState } from "#src/screens/availability/availabilityState.ts";

export function AvailabilityPage() {
  const signedIn = useSignedIn();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const draft = useDraft("availability");
  const [storedIds] = useState(draft.read);
  const actor = useActorRef(
    availabilityMachine.provide({
      actors: availabilityActors({
        ...signedIn,
        loadEvents: async () => (await loadQuery(queries, extraEventsQuery(signedIn))).rows,
      }),
      actions: { goOn: () => navigation.push("financial-data") },
    }),
    { input: { isNewSignUp: signedIn.isNewSignUp, storedIds } },
    (snapshot) => draft.write(toAvailabilityDraft(snapshot)),
  );
  const state = useSelector(actor, toAvailabilityView);
  const today = useToday();
  useEffect(() => actor.send({ type: "today.changed", today }), [actor, today]);
  usePartFocus(state.kind);
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

type Snapshot = SnapshotFrom<typeof availabilityMachine>;

export function toAvailabilityView(snapshot: Snapshot): AvailabilityState {
  if (snapshot.matches({ arriving: "loading" })) return { kind: "loading" };
  if (snapshot.matches("empty") || snapshot.matches({ arriving: "refreshing" }))
    return { kind: "empty", isRetrying: snapshot.matches("arriving") };
  if (snapshot.matches("arriving") || snapshot.matches("failed"))
    return { kind: "failed", isRetrying: snapshot.matches("arriving") };
  const { days, shifts, savedDays, problem } = snapshot.context;
  if (snapshot.matches("locked")) {
    const shown = applyBookedLimit(days, shifts);
    return { kind: "locked", days: shown.days, shifts, isLimitReached: shown.isBlocked };
  }
  if (snapshot.matches("display")) return { kind: "display", days };
  const status = snapshot.matches("editing") ? "editing" : "saving";
  return { kind: "editing", days, problem, status, canDiscard: savedDays !== null };
}

/** Unsaved choice; unchanged until the days are loaded (F8). */
export function toAvailabilityDraft(snapshot: Snapshot): readonly string[] | null {
  const { days, savedDays, storedIds } = snapshot.context;
  if (snapshot.matches("arriving") || snapshot.matches("failed")) return storedIds;
  const isEdited = snapshot.matches("editing") || snapshot.matches("confirming");
  return isEdited && !isSameChoice(days, savedDays ?? []) ? chosenIds(days) : null;
}
