import type { Call } from "#app/client/calls/defineCall.ts";
import { germanDay, parseCalendarDay, parseInstant, TIME_ZONE } from "#src/lib/calendarDay.ts";
import { cocAnswer, isCocAnswered } from "#src/model/profile/extra.ts";
import type { Json, Reply } from "./database/reply.ts";

/** `nested`: as in the provider's document. `flat`: another provider's reading of the same contract. */
export const shapes = ["nested", "flat"] as const;
export type Shape = (typeof shapes)[number];

type Fields = { [name: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Numbers as strings and vice versa. As a number, a group code has no leading zeros (P33). */
function otherType(id: Json): Json {
  if (typeof id === "number") return String(id);
  return typeof id === "string" && /^\d+$/.test(id) ? Number(id) : id;
}

/** `20.11.2026`. */
function dotted(day: Json): Json {
  const parsed = parseCalendarDay(day);
  return parsed ? germanDay(parsed) : day;
}

const clock = new Intl.DateTimeFormat("de-DE", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** `20.11.2026 11:04:00`, in Berlin time. */
function stamp(text: Json): Json {
  const instant = typeof text === "string" ? parseInstant(text) : null;
  return instant === null ? text : clock.format(instant).replace(",", "");
}

/** The words for an answer to the code of conduct are not specified (D-23). */
const conduct = (answer: Json): Json =>
  isCocAnswered(answer) ? (cocAnswer(answer) === "declined" ? "abgelehnt" : "angenommen") : answer;

const fieldsFor = (names: readonly string[], spell: (value: Json) => Json) =>
  Object.fromEntries(names.map((name) => [name, spell]));

const spellings: Record<string, (value: Json) => Json> = {
  ...fieldsFor(["id", "extra_id", "extraId", "uid", "ownerId", "event_id", "event_ids"], otherType),
  ...fieldsFor(["group_id", "group_code", "country_id"], otherType),
  ...fieldsFor(["event_date", "date_of_birth", "dateOfBirth"], dotted),
  ...fieldsFor(["check_in", "check_out", "joinedAt", "created_at", "last_login_at", "upload_date"], stamp),
  code_of_conduct: conduct,
};

function spelled(name: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((entry) => spelled(name, entry));
  if (!isFields(value)) return spellings[name]?.(value) ?? value;
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, spelled(inner, part)]));
}

/** A GET returns the data itself, any other call adds the success fields. */
function flatAnswer({ method }: Call, { data, ...beside }: Fields): Json {
  if (data === undefined) return spelled("", beside);
  if (method === "GET") return spelled("", data);
  return spelled("", { ...beside, ...(isFields(data) ? data : { data }) });
}

/**
 * The message in `error`, with status 200 unless the status is agreed: errors of a GET, 429 for a wait, and 401 for an
 * expired token. `TOKEN_EXPIRED` is the only specified error code (API-26).
 */
function flatRefusal({ method, name, bearer }: Call, status: number, { data, message, error, ...beside }: Fields) {
  const isAboutToken = status === 401 && (bearer === "required" || name === "refresh");
  const isAgreed = method === "GET" || status === 429 || isAboutToken;
  const fields: Fields = error === "TOKEN_EXPIRED" ? { error, message: message ?? null } : { error: message ?? null };
  const body: Fields = { ...beside, ...(isFields(data) && data), ...fields };
  return { status: isAgreed ? status : 200, body };
}

/** Converts a rule's response, which is always `nested`. */
export function shaped(shape: Shape, row: Call, { status, body }: Reply): { status: number; body: Json } {
  if (shape !== "flat") return { status, body };
  return body.success === false ? flatRefusal(row, status, body) : { status, body: flatAnswer(row, body) };
}
