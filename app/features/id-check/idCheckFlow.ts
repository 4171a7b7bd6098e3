import { createActor, type ActorRefFrom } from "xstate";
import { idCheckMachine } from "#app/features/id-check/idCheckMachine.ts";
import type { IdCheckEvent, IdCheckPlace } from "#app/features/id-check/idCheckParts.ts";
import { idCheckServices, type IdCheckMeans } from "#app/features/id-check/idCheckServices.ts";
import { isAt, toIdCheckView, type IdCheckView, type ShownAt } from "#app/features/id-check/idCheckView.ts";
import type { ViewSource } from "#app/shell/viewSource.ts";

export type IdCheckFlowMeans = IdCheckMeans & {
  /** What this history entry says and is told (P26). */
  entry: { isReplacing: () => boolean; mark: (isReplacing: boolean) => void };
  show: (place: IdCheckPlace) => void;
  tell: (isCompleted: boolean) => void;
  goOn: () => void;
  goToDashboard: () => void;
};

export type IdCheckSource<Place extends IdCheckPlace = IdCheckPlace> = ViewSource<ShownAt<Place>, IdCheckEvent> & {
  /** The screen is there. Returns what to call when it leaves. */
  enter: () => () => void;
};

const opening = { screen: "opening", status: "loading" } as const satisfies IdCheckView;

export type IdCheckFlow = ReturnType<typeof createIdCheckFlow>;

/**
 * The ID check over its three screens: one run from the first that is opened to the last that is left, so that data and photo
 * are kept in memory on the way. The address follows the run, and the run the browser's back and forward.
 */
export function createIdCheckFlow(means: IdCheckFlowMeans) {
  const { entry, show, tell, goOn, goToDashboard } = means;
  let actor: ActorRefFrom<typeof idCheckMachine> | null = null;
  let screens = 0;
  /** The screen that is on show or on its way. */
  let address: IdCheckPlace | null = null;

  function begin(place: IdCheckPlace) {
    const machine = idCheckMachine.provide({ actors: idCheckServices(means), actions: { goOn, goToDashboard } });
    const begun = createActor(machine, { input: { place, isReplacing: entry.isReplacing() } });
    begun.subscribe((snapshot) => {
      const { document, isReplacing } = snapshot.context;
      const { screen } = toIdCheckView(snapshot);
      if (screen === "opening") return;
      tell(document.status === "Completed");
      if (screen === "over" || screens === 0) return;
      if (screen !== address) show((address = screen));
      entry.mark(isReplacing);
    });
    return begun;
  }

  function leave() {
    screens -= 1;
    // The next screen of the check comes in the same moment.
    queueMicrotask(() => {
      if (screens > 0) return;
      actor?.stop();
      actor = null;
    });
  }

  return {
    /** The check as one of its screens sees it: on the way to the next one it stays as it was. */
    at<Place extends IdCheckPlace>(place: Place): IdCheckSource<Place> {
      const own = (actor ??= begin(place));
      let shown: ShownAt<Place> = opening;
      let seen: unknown;
      return {
        getView() {
          const snapshot = own.getSnapshot();
          if (seen === snapshot) return shown;
          seen = snapshot;
          const view = toIdCheckView(snapshot);
          if (isAt(view, place)) shown = view;
          return shown;
        },
        subscribe(listener) {
          const subscription = own.subscribe(listener);
          return () => subscription.unsubscribe();
        },
        send(event) {
          if (own.getSnapshot().status === "active") own.send(event);
        },
        enter() {
          screens += 1;
          address = place;
          own.start();
          own.send({ type: "screen.opened", place, isReplacing: entry.isReplacing() });
          return leave;
        },
      };
    },
  };
}
