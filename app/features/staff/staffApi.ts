import { fromPromise, sendParent } from "xstate";
import { undoMachine } from "#app/features/staff/undoMachine.ts";
import {
  checkInStaff,
  checkOutStaff,
  getStaffList,
  undoStaffCheckIn,
  undoStaffCheckOut,
} from "#app/client/calls/staff.ts";
import { valueOf } from "#app/shell/queryError.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { staffState, type StaffList } from "#src/model/staff/staffRules.ts";

export type StaffDeps = Pick<SignedIn, "client"> & {
  list: StaffList;
  /** Called at once, even after unmount. */
  onChanged: (member: StaffMember) => Promise<void>;
};

const changes = {
  in: { change: checkInStaff, takeBack: undoStaffCheckIn },
  out: { change: checkOutStaff, takeBack: undoStaffCheckOut },
} as const;
type Change = (typeof changes)[StaffList]["change" | "takeBack"];

/** Actors of a staff list. A change is rendered before the machine is notified. */
export function staffActors({ client, list, onChanged }: StaffDeps) {
  const isSo = (member: StaffMember, isDone: boolean) => (staffState(member, list) === "done") === isDone;

  async function loadMember(id: string): Promise<StaffMember | undefined> {
    const { rows } = valueOf(await client.call(getStaffList, { params: { list } }));
    return rows.find((member) => member.id === id);
  }

  /**
   * A member's status after a request: from the response, else from the refetched list. A request without a response
   * may have arrived, and a refused one may be because another supervisor was faster.
   */
  async function memberAfter(row: Change, id: string): Promise<StaffMember> {
    try {
      return valueOf(await client.call(row, { params: { memberId: id } }));
    } catch (reason) {
      const member = await loadMember(id).catch(() => undefined);
      if (!member) throw reason;
      return member;
    }
  }

  /** A status is shown only if the provider's own row has it (F7). */
  const shown = (row: Change, isDone: boolean) =>
    fromPromise<StaffMember, { id: string }>(async ({ input: { id } }) => {
      const member = await memberAfter(row, id);
      await onChanged(member);
      if (member.id !== id || !isSo(member, isDone)) throw new Error(`${id} stands otherwise than asked.`);
      return member;
    });
  return {
    change: shown(changes[list].change, true),
    /** Notifies the list of status changes. */
    undo: undoMachine.provide({
      actors: { takeBack: shown(changes[list].takeBack, false) },
      actions: {
        notify: sendParent(({ context: { id } }, { status }) => ({ type: "undo.changed", id, status })),
        notifyEnd: sendParent(({ context: { id, name } }) => ({ type: "undo.ended", id, name })),
      },
    }),
  };
}
