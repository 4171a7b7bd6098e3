import { fromPromise, sendParent } from "xstate";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList } from "#src/model/staff/staffRules.ts";

type Change = (id: string) => Promise<StaffMember>;

export type StaffDeps = {
  list: StaffList;
  /** Checks somebody in or out; resolves with the row as it stands then. */
  change: Change;
  takeBack: Change;
  /** Reads the list again: how somebody on it stands now, if they can be found. */
  askStanding: (id: string) => Promise<StaffMember | undefined>;
  /** At once, even if the list was left meanwhile. */
  onChanged: (member: StaffMember) => Promise<void>;
};

/** What a list of staff asks of its port. What has changed is on show before the machine hears of it. */
export function staffServices({ list, change, takeBack, askStanding, onChanged }: StaffDeps) {
  const isSo = (member: StaffMember, isDone: boolean) => (staffState(member, list) === "done") === isDone;

  /**
   * How somebody stands after a request: as its answer says, else as the list says. A request without an answer may have
   * reached the provider all the same, and a refused one may be so because somebody else was faster.
   */
  const standingAfter = async (ask: Change, id: string): Promise<StaffMember> => {
    try {
      return await ask(id);
    } catch (reason) {
      const standing = await askStanding(id).catch(() => undefined);
      if (!standing) throw reason;
      return standing;
    }
  };

  /** Nobody is called present or gone, or no longer so, unless the provider's own row says it (F7). */
  const shown = (ask: Change, isDone: boolean) =>
    fromPromise<StaffMember, { id: string }>(async ({ input: { id } }) => {
      const member = await standingAfter(ask, id);
      await onChanged(member);
      if (member.id !== id || !isSo(member, isDone)) throw new Error(`${id} stands otherwise than asked.`);
      return member;
    });
  return {
    change: shown(change, true),
    /** Each person's tells the list how it stands. */
    undo: undoMachine.provide({
      actors: { takeBack: shown(takeBack, false) },
      actions: {
        tell: sendParent(({ context: { id } }, { status }) => ({ type: "undo.changed", id, status })),
        tellEnd: sendParent(({ context: { id, name } }) => ({ type: "undo.ended", id, name })),
      },
    }),
  };
}
