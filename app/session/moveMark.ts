import type { Fence } from "#app/session/refresh.ts";
import type { Session } from "#app/session/session.ts";

/**
 * Every sign-in and sign-out of this page moves the mark, so that a page whose copy of the storage is older notices (P16, T5).
 * `load` fetches the code of the mark, which the first screen does without; signed-in calls cannot be made before it is there.
 */
export function moveMark(session: Session, load: () => Promise<Fence>): void {
  session.onChange((_change, origin) => {
    if (origin === "elsewhere") return;
    const mark = { session: session.id(), rotation: 0 };
    // Without that code the next refresh puts the mark where it belongs.
    void load().then(
      (fence) => fence.write(mark),
      () => undefined,
    );
  });
}
