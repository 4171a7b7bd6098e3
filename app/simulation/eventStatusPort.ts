import * as z from "zod/mini";
import type { EventStatusPort } from "#app/client/ports.ts";
import type { SimulationDeps } from "#app/simulation/simulationDeps.ts";
import { ANSWER_MS } from "#app/simulation/savedStatus.ts";
import { textsOf } from "#app/simulation/textsOf.ts";
import { eventStatusPageSchema, type EventStatusPage } from "#src/model/day/eventStatusPage.ts";

const SECTION = "eventStatus";

/** The pages that were saved on this device, by the id of their event. */
const savedSchema = z.catchall(z.object({}), eventStatusPageSchema);

/** The usual course of a day, in minutes. */
const USUAL = [
  ["arrival", 30],
  ["briefing", 30],
  ["trial", 210],
  ["feedback", 45],
  ["departure", 15],
] as const;

/** A day that nobody has changed yet goes as days usually do. */
async function usualPage(): Promise<EventStatusPage> {
  const t = await textsOf("eventStatus.sample");
  return {
    title: "",
    date: "",
    startTime: "",
    endTime: "",
    location: "",
    description: t("description"),
    status: "planned",
    tasks: USUAL.map(([task, duration], at) => ({
      id: `task-${at + 1}`,
      title: t(`${task}.title`),
      description: t(`${task}.description`),
      duration,
    })),
  };
}

/** How the person's days go, as it was last saved on this device (APIS-26, D-29). */
export function createEventStatusPort({ record, wait }: SimulationDeps): EventStatusPort {
  const savedOf = async (extraId: string) => (await record(extraId)).read(SECTION, savedSchema) ?? {};
  return {
    async load(extraId, eventId) {
      await wait(ANSWER_MS);
      return (await savedOf(extraId))[eventId] ?? usualPage();
    },
    async save(extraId, eventId, page) {
      await wait(ANSWER_MS);
      const saved = await savedOf(extraId);
      (await record(extraId)).write(SECTION, { ...saved, [eventId]: page });
    },
  };
}
