import { expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import type { SessionListener } from "#app/session/session.ts";
import { resetFlags } from "#src/model/dashboard/flags.ts";

test.each(["signed-out", "lost", "replaced"] as const)(
  "whatever was completed is down again when the session is %s (SESS-15, DASH-11)",
  (change) => {
    let notify: SessionListener = () => {};
    const completion = createCompletion({
      onChange(listener) {
        notify = listener;
        return () => true;
      },
    });
    completion.complete("profile_complete");
    completion.complete("id_check_complete");
    expect(completion.flags()).toEqual({ ...resetFlags(), profile_complete: true, id_check_complete: true });
    notify(change, "here");
    expect(completion.flags()).toEqual(resetFlags());
  },
);
