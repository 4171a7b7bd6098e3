import * as z from "zod/mini";
import type { StaffPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS } from "#app/simulation/savedStatus.ts";
import { inventStaff } from "#app/simulation/staffPeople.ts";
import { CHECK_IN_DELAY_MS } from "#src/model/limits.ts";
import { orElse } from "#src/model/reading.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import { checkIn, checkOut, undoCheckIn, undoCheckOut } from "#src/model/staff/staffRules.ts";

const SECTION = "staff";
const MOST_PEOPLE = 20_000;

/** How many people there are, and when whoever is here came and went, by id. */
const recordSchema = z.object({
  people: orElse(z.int(), 0),
  times: orElse(z.catchall(z.object({}), z.object({ in: z.string(), out: z.nullable(z.string()) })), {}),
});
type Day = z.output<typeof recordSchema>;

const asOf = (member: StaffMember, times: Day["times"][string] | undefined): StaffMember => {
  if (!times) return member;
  const { in: checkInTime, out: checkOutTime } = times;
  return { ...member, checkedIn: true, checkInTime, checkedOut: checkOutTime !== null, checkOutTime };
};

/** Staff of one supervisor's day, who are nobody, and what happened to them on this device (APIS-27). */
export function createStaffPort({ record, now, wait }: SimulationDeps, supervisorId: string): StaffPort {
  const read = async (): Promise<Day> =>
    (await record(supervisorId)).read(SECTION, recordSchema) ?? { people: 0, times: {} };

  async function change(id: string, takes: number, move: (member: StaffMember) => StaffMember): Promise<StaffMember> {
    await wait(takes);
    const { people, times } = await read();
    const member = everybody(people).find((known) => known.id === id);
    if (!member) throw new Error(`Nobody has the id ${id}.`);
    const changed = move(asOf(member, times[id]));
    const { [id]: _, ...others } = times;
    const own = changed.checkInTime === null ? {} : { [id]: { in: changed.checkInTime, out: changed.checkOutTime } };
    (await record(supervisorId)).write(SECTION, { people, times: { ...others, ...own } });
    return changed;
  }

  return {
    async list() {
      await wait(ANSWER_MS);
      const { people, times } = await read();
      return everybody(people).map((member) => asOf(member, times[member.id]));
    },
    checkIn: (id) => change(id, CHECK_IN_DELAY_MS, (member) => checkIn(member, now())),
    checkOut: (id) => change(id, CHECK_IN_DELAY_MS, (member) => checkOut(member, now())),
    undoCheckIn: (id) => change(id, ANSWER_MS, undoCheckIn),
    undoCheckOut: (id) => change(id, ANSWER_MS, undoCheckOut),
  };
}

const everybody = (people: number) => inventStaff(Math.min(people, MOST_PEOPLE));
