import { calls, type CallName } from "#app/client/calls.ts";
import { EVENT_TYPE } from "#src/model/events/eventType.ts";
import type { Offer } from "#src/model/offer.ts";

/** The first queries of the screens, sent before their code is loaded. Read by the build only. */
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

/** `path` includes the query; its only parameter is the user's id. `offer`: sent only if the provider supports it. */
export type EarlyRequest = { path: string; offer?: Offer | undefined };

export function earlyRequest(name: EarlyCall): EarlyRequest {
  const { path, offer }: EarlyRequest = calls[name];
  const query = new URLSearchParams(queries[name]);
  return { path: query.size > 0 ? `${path}?${query}` : path, offer };
}
