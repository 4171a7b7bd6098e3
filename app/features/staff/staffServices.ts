import { fromPromise, sendParent } from "xstate";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";

type Change = (id: string) => Promise<StaffMember>;

export type StaffDeps = {
  /** Checks somebody in or out; resolves with the row as it stands then. */
  change: Change;
  takeBack: Change;
  /** At once, even if the list was left meanwhile. */
  onChanged: (member: StaffMember) => Promise<void>;
};

/** What a list of staff asks of its port. What has changed is on show before the machine hears of it. */
export function staffServices({ change, takeBack, onChanged }: StaffDeps) {
  const shown = (ask: Change) =>
    fromPromise<StaffMember, { id: string }>(async ({ input: { id } }) => {
      const member = await ask(id);
      await onChanged(member);
      return member;
    });
  return {
    change: shown(change),
    /** Each person's tells the list how it stands. */
    undo: undoMachine.provide({
      actors: { takeBack: shown(takeBack) },
      actions: {
        tell: sendParent(({ context: { id } }, { status }) => ({ type: "undo.changed", id, status })),
        tellEnd: sendParent(({ context: { id, name } }) => ({ type: "undo.ended", id, name })),
      },
    }),
  };
}
