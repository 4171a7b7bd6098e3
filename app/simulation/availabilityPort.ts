import * as z from "zod/mini";
import type { AvailabilityPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS } from "#app/simulation/savedStatus.ts";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import { orElse } from "#src/model/reading.ts";
import { sampleAvailabilityDates } from "#src/model/availability/sampleAvailability.ts";

const SECTION = "availability";

const ids = orElse(z.array(z.string()), []);

const recordSchema = z.object({
  chosen: ids,
  /** Nothing here books a day; a beginning can. */
  booked: ids,
});
type Choice = z.output<typeof recordSchema>;

const nothing: Choice = { chosen: [], booked: [] };

/** Thirteen dates, and which of them a person has chosen on this device (D-27, D-28). */
export function createAvailabilityPort({ record, now, wait }: SimulationDeps): AvailabilityPort {
  const choiceOf = async (extraId: string): Promise<Choice> =>
    (await record(extraId)).read(SECTION, recordSchema) ?? nothing;

  return {
    async list(extraId) {
      await wait(ANSWER_MS);
      const choice = await choiceOf(extraId);
      return sampleAvailabilityDates(now()).map((day) => ({ ...day, state: stateOf(day, choice) }));
    },
    async save(extraId, chosen, confirmed) {
      await wait(ANSWER_MS);
      const { booked } = await choiceOf(extraId);
      (await record(extraId)).write(SECTION, { chosen, booked, ...confirmed });
    },
  };
}

function stateOf({ id }: AvailabilityDate, { chosen, booked }: Choice): AvailabilityDate["state"] {
  if (booked.includes(id)) return "booked";
  return chosen.includes(id) ? "selected-applied" : "default";
}
