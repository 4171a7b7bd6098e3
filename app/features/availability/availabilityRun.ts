import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import { extraEventsQuery } from "#app/shell/queries.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import { availabilityMachine } from "#app/features/availability/availabilityMachine.ts";
import { availabilityServices } from "#app/features/availability/availabilityServices.ts";
import { toAvailabilityView } from "#app/features/availability/availabilityView.ts";
import { whileShown } from "#app/shell/whileShown.ts";

/** The availability of whoever is signed in, as long as its screen is there. */
export function availabilityRun(signedIn: SignedIn, queries: QueryClient, goOn: () => void) {
  const { extraId, isNewSignUp, ports, now } = signedIn;
  const machine = availabilityMachine.provide({
    actors: availabilityServices({
      extraId,
      openPort: ports.availability,
      loadEvents: async () => (await queries.fetchQuery(extraEventsQuery(signedIn))).rows,
      now,
    }),
    actions: { goOn },
  });
  return whileShown(() => createActor(machine, { input: { isNewSignUp } }), toAvailabilityView);
}
