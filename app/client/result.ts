export type ApiErrorCode =
  /** No complete response within 30 s, or 408 (MSG-07). */
  | "timeout"
  | "offline"
  /** No usable response: connection lost, or a server error (5xx). */
  | "unreachable"
  /** Not JSON, or not the agreed schema. */
  | "malformed"
  | "refused"
  /** The body is too large (413), for the provider or a proxy. */
  | "too-large"
  | "rate-limited"
  /** The session is over: refused by the provider, or ended or replaced during the call. */
  | "session-lost"
  | "aborted"
  | "maintenance"
  | "update-required";

/** Why a call failed. */
export type ApiError = {
  code: ApiErrorCode;
  /** The HTTP status; 0 without a response, 408 after a timeout (MSG-07 to MSG-09). */
  status: number;
  /** The provider's message for the user (MSG-10, C-30). */
  message: string | null;
  /** The provider's error code, e.g. `TOKEN_EXPIRED`. */
  error: string | null;
  /** The browser's error message, in any language: never show it (MSG-08, C-48). */
  detail: string | null;
  /** Seconds until the provider accepts another attempt, 0 to 3600 (C-31). */
  remainingSeconds: number | null;
  /** The e-mail address of a refused invitation (API-40). */
  email: string | null;
  /** The `valid` field of a refused reset link (API-37). */
  valid?: unknown;
};

export type Result<Value> = { ok: true; value: Value; message: string | null } | { ok: false; apiError: ApiError };
