import { vi } from "vitest";
import { createActor } from "xstate";
import { staffMachine } from "#app/features/staff/staffMachine.ts";
import { staffActors } from "#app/features/staff/staffApi.ts";
import { toStaffView } from "#app/features/staff/StaffListPage.tsx";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { checkIn, undoCheckIn, type StaffList } from "#src/model/staff/staffRules.ts";
import { staffOfTheDay } from "#src/people/staff.ts";
import { clientThat } from "#tests/client/clientThat.ts";

export const [amira, jasper] = staffOfTheDay as [StaffMember, StaffMember];
const memberOf = (id: string) => (id === amira.id ? amira : jasper);
const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

type Opening = { fails?: boolean; list?: StaffList; stands?: () => Promise<StaffMember | undefined> };

/** A slow provider: 800 ms for a check-in, 400 ms to undo it. `stands`: the status in a refetched list. */
export function open({ fails = false, list = "in", stands = async () => undefined }: Opening = {}) {
  const act = vi.fn(async (id: string) => {
    await after(800);
    if (fails) throw new Error("silence");
    return checkIn(memberOf(id), Date.now());
  });
  const takeBack = vi.fn(async (id: string) => {
    await after(400);
    if (fails) throw new Error("silence");
    return undoCheckIn(checkIn(memberOf(id), 0));
  });
  const readAgain = vi.fn((_list: string) => stands());
  const onChanged = vi.fn(async (_member: StaffMember) => {});
  const client = clientThat({
    checkInStaff: ({ params }) => act(String(params?.memberId)),
    checkOutStaff: ({ params }) => act(String(params?.memberId)),
    undoStaffCheckIn: ({ params }) => takeBack(String(params?.memberId)),
    getStaffList: async ({ params }) => {
      const member = await readAgain(String(params?.list));
      const others = staffOfTheDay.filter(({ id }) => id !== member?.id);
      return { rows: member ? [...others, member] : [], unreadable: 0 };
    },
  });
  const machine = staffMachine.provide({
    actors: staffActors({ client, list, onChanged }),
  });
  const actor = createActor(machine, { input: { list, now: Date.now } }).start();
  const desk = {
    openDialog: (id: string) => actor.send({ type: "question.opened", id }),
    cancel: () => actor.send({ type: "question.left" }),
    settle: (member: StaffMember) => actor.send({ type: "question.settled", member }),
    confirm: () => actor.send({ type: "question.confirmed" }),
    undo: (id: string) => actor.send({ type: "undo.requested", id }),
    enterRow: (id: string) => actor.send({ type: "row.entered", id }),
    leaveRow: (id: string) => actor.send({ type: "row.left", id }),
  };
  return {
    desk,
    act,
    takeBack,
    readAgain,
    onChanged,
    leave: () => actor.stop(),
    view: () => toStaffView(actor.getSnapshot()),
  };
}

/** A list with a new check-in. Needs fake timers. */
export async function checkedIn(id = amira.id, opening: Opening = {}) {
  const opened = open(opening);
  opened.desk.openDialog(id);
  opened.desk.confirm();
  await vi.advanceTimersByTimeAsync(800);
  return opened;
}
