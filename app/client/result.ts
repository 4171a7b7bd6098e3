export type ApiErrorCode =
  /** No complete answer within 30 s, or 408 (MSG-07). */
  | "timeout"
  | "offline"
  /** No usable answer: connection lost, or the provider is broken (5xx). */
  | "unreachable"
  /** An answer that is not what was agreed: not JSON, or the wrong shape. */
  | "malformed"
  /** The provider said no. */
  | "refused"
  /** What was sent is too large (413), as the provider says or a server on the way to it. */
  | "too-large"
  | "rate-limited"
  /** The session is over: refused by the provider, or ended or replaced while the call was under way. */
  | "session-lost"
  /** The caller gave up. */
  | "aborted"
  | "maintenance"
  | "update-required";

/** Why a call brought nothing. */
export type ApiError = {
  code: ApiErrorCode;
  /** The HTTP status; 0 without an answer, 408 after a time-out (MSG-07 to MSG-09). */
  status: number;
  /** What the provider said, for the person to read (MSG-10, C-30). */
  message: string | null;
  /** The provider's own name of the failure, e.g. `TOKEN_EXPIRED`. */
  error: string | null;
  /** What the browser reported when there was no answer; in any language, so never to be shown (MSG-08, C-48). */
  detail: string | null;
  /** Seconds until the provider accepts another try, 0 to 3600 (C-31). */
  remainingSeconds: number | null;
  /** The e-mail address that a refused invitation was for (API-40). */
  email: string | null;
  /** What a refused reset link says of itself (API-37). */
  valid?: unknown;
};

export type Result<Value> = { ok: true; value: Value; message: string | null } | { ok: false; apiError: ApiError };
