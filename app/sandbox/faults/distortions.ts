import type { FaultKind } from "../faultKinds.ts";
import type { Json } from "../database/reply.ts";

export const MANY = 10_000;

const statusWords = [
  "status",
  "profile_status",
  "application_status",
  "event_status",
  "ausweis_color",
  "role",
  "privacy",
];

function eachValue(value: Json, change: (key: string, value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((entry) => eachValue(entry, change));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, change(key, eachValue(entry, change))] as const);
  return Object.fromEntries(entries);
}

const withUnknownValues = (body: Json): Json => {
  const changed = eachValue(body, (key, value) => (statusWords.includes(key) ? "ganz_neu_2027" : value));
  if (Array.isArray(changed)) return changed;
  return { ...(changed as { [key: string]: Json }), neuesFeld: { liste: [1, null, "drei"] } };
};

/** Repeats the entries of each list with distinct ids. */
function withMany(body: Json): Json {
  const repeated = (_: string, value: Json): Json => {
    if (!Array.isArray(value) || value.length === 0) return value;
    return Array.from({ length: MANY }, (__, index) => distinct(value[index % value.length] ?? null, index));
  };
  return repeated("", eachValue(body, repeated));
}

function distinct(entry: Json, index: number): Json {
  if (entry === null || typeof entry !== "object" || Array.isArray(entry)) return entry;
  const ids = ["event_id", "extra_id", "country_id", "id"].filter((key) => key in entry);
  return { ...entry, ...Object.fromEntries(ids.map((key) => [key, 100_000 + index])) };
}

const reshaped = (change: (body: Json) => Json) => async (answer: Response) =>
  Response.json(change((await answer.json()) as Json), { status: answer.status });

/** Changes to a correct response in transit. */
export const distortions: Partial<Record<FaultKind, (answer: Response) => Promise<Response>>> = {
  "no-content": async () => new Response(null, { status: 204 }),
  truncated: async (answer) => {
    const text = await answer.text();
    return new Response(text.slice(0, Math.floor(text.length / 2)), {
      status: answer.status,
      headers: { "content-type": "application/json" },
    });
  },
  "wrong-shape": async () => Response.json({ success: true, data: null }),
  "unknown-values": reshaped(withUnknownValues),
  "wrong-content-type": async (answer) =>
    new Response(await answer.text(), { status: answer.status, headers: { "content-type": "text/plain" } }),
  "ten-thousand": reshaped(withMany),
};
