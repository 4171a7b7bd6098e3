import * as z from "zod/mini";
import { pageSetting } from "#app/platform/pageSettings.ts";
import type { Store } from "#app/session/storage.ts";
import { readFields } from "#app/session/stored.ts";
import { simulationKey } from "#app/simulation/simulationKey.ts";
import { beginning } from "#app/simulation/startClient.ts";

/**
 * What a simulation keeps of one person on this device, section by section: where a procedure stands, never what was typed
 * into it. Bank, tax, insurance and document numbers and photos stay in memory (S6).
 */
export type PersonRecord = {
  /** What the section says; `null` if it says nothing that can be read. */
  read: <Schema extends z.ZodMiniType>(section: string, schema: Schema) => z.output<Schema> | null;
  write: (section: string, value: unknown) => void;
};

export type SimulationDeps = {
  record: (extraId: string) => Promise<PersonRecord>;
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

/** The simulations of the ports over the device's storage (D-28). */
export function createSimulationDeps(local: Store, start: string = pageSetting("simulationStart")): SimulationDeps {
  const open = async (extraId: string): Promise<PersonRecord> => {
    if (local.read(simulationKey(extraId)) === null) {
      const known = await beginning(start, extraId);
      if (known) local.write(simulationKey(extraId), JSON.stringify(known));
    }
    const sections = () => readFields(local.read(simulationKey(extraId))) ?? {};
    return {
      read(section, schema) {
        const found = z.safeParse(schema, sections()[section]);
        return found.success ? found.data : null;
      },
      write: (section, value) =>
        local.write(simulationKey(extraId), JSON.stringify({ ...sections(), [section]: value })),
    };
  };
  return { record: open, now: Date.now, wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };
}
