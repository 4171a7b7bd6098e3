import type { SessionClient } from "#app/client/client.ts";
import { confirmAvailability, getAvailability } from "#app/client/calls/availability.ts";
import type { AvailabilityPort } from "#app/client/ports.ts";
import { valueOf } from "#app/shell/queryError.ts";

/** Availability over the proposed calls. */
export const createAvailabilityPort = ({ call }: SessionClient): AvailabilityPort => ({
  list: async (extraId) => valueOf(await call(getAvailability, { params: { extraId } })).rows,
  async save(extraId, ids, { availabilityCompleted, appliedDate }) {
    const body = { dates: [...ids], availability_completed: availabilityCompleted, applied_date: appliedDate };
    valueOf(await call(confirmAvailability, { params: { extraId }, body }));
  },
});
