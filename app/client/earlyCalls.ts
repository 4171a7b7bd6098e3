import { calls, type CallName } from "#app/client/calls.ts";
import { EVENT_TYPE } from "#src/model/events/eventType.ts";
import type { Offer } from "#src/model/offer.ts";

/** What screens ask for first, with its query: the page asks for it before their code is there. Only the build reads this. */
const queries = {
  me: {},
  getExtra: {},
  getExtraEvents: { event_type: EVENT_TYPE },
  getAvailableEvents: { type: EVENT_TYPE },
  currentGroup: {},
  getCountries: {},
  getContract: {},
  getContractData: {},
  getPayrollData: {},
  getFinancialData: {},
  getPayrollDocuments: {},
  getIdDocument: {},
  getAvailability: {},
} satisfies Partial<Record<CallName, Record<string, string>>>;

export type EarlyCall = keyof typeof queries;

/** `path` with its query; its one parameter, if it has one, is the person. `offer`: asked only where the provider has it. */
export type EarlyRequest = { path: string; offer?: Offer | undefined };

export function earlyRequest(name: EarlyCall): EarlyRequest {
  const { path, offer }: EarlyRequest = calls[name];
  const query = new URLSearchParams(queries[name]);
  return { path: query.size > 0 ? `${path}?${query}` : path, offer };
}
