import { http, type HttpHandler } from "msw";
import { calls } from "#app/client/calls.ts";
import { armFault } from "../faults.ts";
import { faultKinds, isFaultKind } from "../faultKinds.ts";
import { acceptApplications } from "../rules/booking.ts";
import type { Store } from "../store.ts";
import { daysOfNumber } from "../database/manyDays.ts";
import { changedSettings } from "../database/settings.ts";
import { databaseNameOf } from "../databaseName.ts";
import { moveClock, readInstant } from "./clock.ts";
import { openSession, personas } from "./personas.ts";

type Fields = Record<string, unknown>;

const callNames = Object.keys(calls);
const root = "*/outbox/api";

async function fieldsOf(request: Request): Promise<Fields> {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null ? (body as Fields) : {};
}

const wrong = (message: string) => Response.json({ success: false, message }, { status: 422 });

/** API of the outbox page and of journeys: messages, personas, settings, faults, clock, number of days, log, reset. */
export function createOutboxHandlers(store: Store): HttpHandler[] {
  const databaseOf = (request: Request) => store.read(databaseNameOf(request.headers));

  return [
    http.get(`${root}/messages`, ({ request }) => Response.json({ messages: databaseOf(request).messages })),
    http.get(`${root}/log`, ({ request }) => Response.json({ calls: databaseOf(request).log })),
    http.get(`${root}/state`, ({ request }) => {
      const database = databaseOf(request);
      const { name, settings, faults, clockAhead } = database;
      return Response.json({ name, settings, faults, clockAhead, personas: personas(database), callNames, faultKinds });
    }),
    http.get(`${root}/procedures/:extraId`, ({ params, request }) =>
      Response.json(databaseOf(request).procedures[String(params["extraId"])] ?? {}),
    ),
    http.put(`${root}/procedures/:extraId`, async ({ params, request }) => {
      const fields = await fieldsOf(request);
      store.change(databaseNameOf(request.headers), (database) => {
        database.procedures[String(params["extraId"])] = fields;
      });
      return Response.json({ success: true });
    }),
    http.post(`${root}/reset`, async ({ request }) => {
      const { persona, seed, startsAt, ...settings } = await fieldsOf(request);
      const name = databaseNameOf(request.headers);
      const from = typeof startsAt === "string" ? readInstant(startsAt) : undefined;
      if (from === null) return wrong("startsAt ist kein Zeitpunkt.");
      const database = store.reset(name, {
        settings,
        ...(typeof seed === "string" && { seed }),
        ...(from !== undefined && { startsAt: from }),
      });
      const chosen = personas(database).find(({ id }) => id === persona);
      if (persona !== undefined && !chosen) return wrong("Diese Person gibt es nicht.");
      const session = chosen && store.change(name, (draft, at) => openSession(draft, chosen.extraId, at));
      return Response.json({ success: true, persona: chosen ?? null, session: session ?? null });
    }),
    http.post(`${root}/session`, async ({ request }) => {
      const { extraId } = await fieldsOf(request);
      const session = store.change(databaseNameOf(request.headers), (database, at) =>
        openSession(database, String(extraId), at),
      );
      return session ? Response.json({ success: true, session }) : wrong("Diese Person kann sich nicht anmelden.");
    }),
    http.post(`${root}/settings`, async ({ request }) => {
      const changes = await fieldsOf(request);
      const settings = store.change(databaseNameOf(request.headers), (database) => {
        database.settings = changedSettings(database.settings, changes);
        return database.settings;
      });
      return Response.json({ success: true, settings });
    }),
    http.post(`${root}/faults`, async ({ request }) => {
      const { call = "*", kind, times = 1, clear } = await fieldsOf(request);
      const isCallName = typeof call === "string" && (call === "*" || callNames.includes(call));
      if (clear !== true && (!isFaultKind(kind) || !isCallName))
        return wrong("Diesen Aufruf oder diese Störung gibt es nicht.");
      const faults = store.change(databaseNameOf(request.headers), (database) => {
        if (clear === true) database.faults = [];
        if (isFaultKind(kind) && isCallName) armFault(database, { call, kind, times: Number(times) });
        return database.faults;
      });
      return Response.json({ success: true, faults });
    }),
    http.post(`${root}/clock`, async ({ request }) => {
      const requestFields = await fieldsOf(request);
      const clockAhead = store.change(databaseNameOf(request.headers), (database, at) =>
        moveClock(database, requestFields, at),
      );
      return clockAhead === null
        ? wrong("advanceSeconds oder setTo fehlt.")
        : Response.json({ success: true, clockAhead });
    }),
    http.post(`${root}/days`, async ({ request }) => {
      const { count } = await fieldsOf(request);
      if (!Number.isFinite(count)) return wrong("count fehlt.");
      const days = store.change(databaseNameOf(request.headers), (database, at) => {
        database.days = daysOfNumber(Number(count), at);
        return database.days.length;
      });
      return Response.json({ success: true, days });
    }),
    http.post(`${root}/accept`, async ({ request }) => {
      const { extraId } = await fieldsOf(request);
      const accepted = store.change(databaseNameOf(request.headers), (database, at) =>
        acceptApplications(database, String(extraId), at),
      );
      return Response.json({ success: true, accepted });
    }),
  ];
}
