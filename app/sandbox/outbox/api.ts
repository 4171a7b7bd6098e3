import { http, type HttpHandler } from "msw";
import { contract } from "#app/client/contract.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { armFault } from "../faults.ts";
import { faultKinds, isFaultKind } from "../faultKinds.ts";
import { acceptApplications } from "../rules/booking.ts";
import type { Store } from "../store.ts";
import { daysOfNumber } from "../world/manyDays.ts";
import { changedSettings, type Settings } from "../world/settings.ts";
import { worldNameOf } from "../worldName.ts";
import { moveClock, readInstant } from "./clock.ts";
import { openSession, personas } from "./personas.ts";

type Fields = Record<string, unknown>;

const callNames = Object.keys(contract);
const root = "*/outbox/api";

async function fieldsOf(request: Request): Promise<Fields> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null ? (body as Fields) : {};
}

/** Where the simulations of the app's ports begin for a person. */
const proceduresOf = (extraId: string, { staffCount }: Settings) => ({
  staff: { people: staffCount },
  ...Object.values<Person>(people).find((person) => person.extraId === extraId)?.procedures,
});

const wrong = (message: string) => Response.json({ success: false, message }, { status: 422 });

/** The outbox page's own calls, which journeys use as well: messages, personas, settings, faults, clock, number of days, log, reset. */
export function createOutboxHandlers(store: Store): HttpHandler[] {
  const worldOf = (request: Request) => store.read(worldNameOf(request.headers));

  return [
    http.get(`${root}/messages`, ({ request }) => Response.json({ messages: worldOf(request).messages })),
    http.get(`${root}/log`, ({ request }) => Response.json({ calls: worldOf(request).log })),
    http.get(`${root}/state`, ({ request }) => {
      const world = worldOf(request);
      const { name, settings, faults, clockAhead } = world;
      return Response.json({ name, settings, faults, clockAhead, personas: personas(world), callNames, faultKinds });
    }),
    http.get(`${root}/simulation/:extraId`, ({ params, request }) =>
      Response.json(proceduresOf(String(params["extraId"]), worldOf(request).settings)),
    ),
    http.post(`${root}/reset`, async ({ request }) => {
      const { persona, seed, startsAt, ...settings } = await fieldsOf(request);
      const name = worldNameOf(request.headers);
      const begin = typeof startsAt === "string" ? readInstant(startsAt) : undefined;
      if (begin === null) return wrong("startsAt ist kein Zeitpunkt.");
      const world = store.reset(name, {
        settings,
        ...(typeof seed === "string" && { seed }),
        ...(begin !== undefined && { startsAt: begin }),
      });
      const chosen = personas(world).find(({ id }) => id === persona);
      if (persona !== undefined && !chosen) return wrong("Diese Person gibt es nicht.");
      const session = chosen && store.change(name, (draft, at) => openSession(draft, chosen.extraId, at));
      return Response.json({ success: true, persona: chosen ?? null, session: session ?? null });
    }),
    http.post(`${root}/session`, async ({ request }) => {
      const { extraId } = await fieldsOf(request);
      const session = store.change(worldNameOf(request.headers), (world, at) =>
        openSession(world, String(extraId), at),
      );
      return session ? Response.json({ success: true, session }) : wrong("Diese Person kann sich nicht anmelden.");
    }),
    http.post(`${root}/settings`, async ({ request }) => {
      const changes = await fieldsOf(request);
      const settings = store.change(worldNameOf(request.headers), (world) => {
        world.settings = changedSettings(world.settings, changes);
        return world.settings;
      });
      return Response.json({ success: true, settings });
    }),
    http.post(`${root}/faults`, async ({ request }) => {
      const { call = "*", kind, times = 1, clear } = await fieldsOf(request);
      const isKnownCall = typeof call === "string" && (call === "*" || callNames.includes(call));
      if (clear !== true && (!isFaultKind(kind) || !isKnownCall))
        return wrong("Diesen Aufruf oder Fehler gibt es nicht.");
      const faults = store.change(worldNameOf(request.headers), (world) => {
        if (clear === true) world.faults = [];
        if (isFaultKind(kind) && isKnownCall) armFault(world, { call, kind, times: Number(times) });
        return world.faults;
      });
      return Response.json({ success: true, faults });
    }),
    http.post(`${root}/clock`, async ({ request }) => {
      const wanted = await fieldsOf(request);
      const clockAhead = store.change(worldNameOf(request.headers), (world, at) => moveClock(world, wanted, at));
      return clockAhead === null
        ? wrong("advanceSeconds oder setTo fehlt.")
        : Response.json({ success: true, clockAhead });
    }),
    http.post(`${root}/days`, async ({ request }) => {
      const { count } = await fieldsOf(request);
      if (!Number.isFinite(count)) return wrong("count fehlt.");
      const days = store.change(worldNameOf(request.headers), (world, at) => {
        world.days = daysOfNumber(Number(count), at);
        return world.days.length;
      });
      return Response.json({ success: true, days });
    }),
    http.post(`${root}/accept`, async ({ request }) => {
      const { extraId } = await fieldsOf(request);
      const accepted = store.change(worldNameOf(request.headers), (world, at) =>
        acceptApplications(world, String(extraId), at),
      );
      return Response.json({ success: true, accepted });
    }),
  ];
}
