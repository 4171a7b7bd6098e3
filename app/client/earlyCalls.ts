import type { Offer } from "#src/model/offer.ts";

/** `path` with its query; `{extraId}` is the person's. `offer`: asked only where the provider has it. */
type Early = { path: string; offer?: Offer };

/** What screens ask for first, as the page asks for it before its code is there. */
export const earlyCalls = {
  me: { path: "/auth/me" },
  extra: { path: "/extras/{extraId}" },
  extraEvents: { path: "/extra_events/{extraId}?event_type=internal" },
  availableEvents: { path: "/events/available/{extraId}?type=internal" },
  currentGroup: { path: "/groups/current" },
  countries: { path: "/countries" },
  contract: { path: "/contract/{extraId}", offer: "contract" },
} satisfies Record<string, Early>;

export type EarlyCall = keyof typeof earlyCalls;

/** Where to ask for these on behalf of a person. */
export const earlyPaths = (asks: readonly EarlyCall[], person: string, offers: ReadonlySet<Offer>): string[] =>
  asks
    .map((name): Early => earlyCalls[name])
    .filter(({ offer }) => !offer || offers.has(offer))
    .map(({ path }) => path.replace("{extraId}", person));
