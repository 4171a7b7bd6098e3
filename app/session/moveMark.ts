import type { Fence } from "#app/session/refresh.ts";
import type { Session } from "#app/session/session.ts";

/**
 * Writes the mark on every sign-in and sign-out, so that a tab with an outdated copy of the storage notices (P16, T5).
 * `load` imports the mark's code, which the first screen does not need; signed-in calls wait for it.
 */
export function moveMark(session: Session, load: () => Promise<Fence>): void {
  session.onChange((_change, origin) => {
    if (origin === "elsewhere") return;
    const mark = { session: session.id(), rotation: 0 };
    // On failure the next refresh writes the mark.
    void load().then(
      (fence) => fence.write(mark),
      () => undefined,
    );
  });
}
