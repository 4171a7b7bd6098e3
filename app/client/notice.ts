import type { Announcement, GeneratedKey, NoticeText, Resource, TransportKey } from "#app/client/announcement.ts";
import type { Call, Method } from "#app/client/calls/defineCall.ts";
import type { ApiError, ApiErrorCode } from "#app/client/result.ts";

/** The only words that a path adds to a notice; ids and e-mail addresses never get there (MSG-17, MSG-18, P40). */
const NOUNS: [part: string, resource: Resource][] = [
  ["/members/", "member"],
  ["/extras/", "profile"],
  ["/extra_events/", "event"],
  ["/events/", "event"],
  ["/cancellations", "cancellation"],
  ["/countries", "country"],
  ["/groups", "group"],
];

const resourceOf = (path: string): Resource | undefined => NOUNS.find(([part]) => path.includes(part))?.[1];

const FAILED: Record<Method, GeneratedKey> = {
  GET: "failed.load",
  POST: "failed.create",
  PUT: "failed.update",
  PATCH: "failed.saveChanges",
  DELETE: "failed.delete",
};

const SUCCESS: Partial<Record<Method, GeneratedKey>> = {
  POST: "success.created",
  PUT: "success.updated",
  PATCH: "success.changesSaved",
  DELETE: "success.deleted",
};

/** The same for every call, and more helpful than "could not be loaded" (C-50). */
const TRANSPORT: Partial<Record<ApiErrorCode, TransportKey>> = {
  timeout: "transport.timeout",
  offline: "transport.offline",
  maintenance: "transport.maintenance",
  "update-required": "transport.updateRequired",
};

const fromProvider = (text: string): NoticeText => ({ from: "provider", text });

/** The notice of a successful call, or null (API-60 to API-62, API-64, C-46, C-47). */
export function successNotice(row: Call, message: string | null, ownText?: NoticeText): Announcement | null {
  const { success, successKey } = row.announces;
  const resource = resourceOf(row.path);
  const key = SUCCESS[row.method];
  const generated: NoticeText | undefined = successKey
    ? { from: "copy", key: successKey }
    : resource && key && { from: "copy", key, resource };
  const spoken = success === "server-or-generated" && message ? fromProvider(message) : undefined;
  const text = success === "none" ? undefined : (spoken ?? ownText ?? (success === "own" ? undefined : generated));
  return text ? { tone: "success", area: row.area, text } : null;
}

/** The entry screen shows the end of a session; an aborted call needs no notice (C-75). */
const UNTOLD: readonly ApiErrorCode[] = ["session-lost", "aborted"];

/** Seconds until the next attempt, unless the provider's message contains them. */
function waitOf({ code, message, remainingSeconds: seconds }: ApiError, isSpoken = false): { wait?: number } {
  const isNamed = isSpoken && message?.match(/\d+/g)?.includes(String(seconds));
  return code === "rate-limited" && seconds && !isNamed ? { wait: seconds } : {};
}

/**
 * The notice of a failed call, or null (API-63, MSG-12 to MSG-19, C-46, C-47). Every call announces its waiting time:
 * no screen shows it.
 */
export function failureNotice(row: Call, apiError: ApiError): Announcement | null {
  const { failure, failureKey } = row.announces;
  if (UNTOLD.includes(apiError.code)) return null;
  if (failure === "none" || failure === "own") {
    const waitTime = waitOf(apiError);
    const text: NoticeText = { from: "copy", key: "transport.requestFailed", ...waitTime };
    return waitTime.wait ? { tone: "error", area: row.area, text } : null;
  }
  const own = typeof failureKey === "function" ? failureKey(apiError) : failureKey;
  if (own === null) return null;

  const isSpoken = failure === "server-or-generated";
  const resource = resourceOf(row.path);
  // A row that distinguishes its failures shows the same text as the page, even for a transport error.
  const isExact = !isSpoken || typeof failureKey === "function";
  const key = own && isExact ? own : (TRANSPORT[apiError.code] ?? own);
  const text: NoticeText =
    isSpoken && apiError.message
      ? fromProvider(apiError.message)
      : key
        ? { from: "copy", key }
        : resource
          ? { from: "copy", key: FAILED[row.method], resource }
          : { from: "copy", key: withoutResource(apiError, isSpoken) };
  return { tone: "error", area: row.area, text: { ...text, ...waitOf(apiError, text.from === "provider") } };
}

const withoutResource = ({ code }: ApiError, isSpoken: boolean): GeneratedKey | TransportKey => {
  if (code === "malformed") return "transport.malformed";
  return isSpoken ? "transport.requestFailed" : "failed.default";
};
