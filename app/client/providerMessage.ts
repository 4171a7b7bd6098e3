import { unwrap } from "#src/model/answer.ts";

const CODE = /^[A-Z][A-Z0-9_]*$/;

const sentence = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value.trim() : null);

/** Message fields of a response, the same for every call (MSG-10, C-30, C-31). */
export type ProviderMessage = {
  message: string | null;
  error: string | null;
  remainingSeconds: unknown;
  email: string | null;
  valid: unknown;
};

/**
 * `error` takes precedence over `message`, except for a code such as `TOKEN_EXPIRED`, which is not for users: it is
 * returned apart, and `message` is used instead (C-30).
 */
export function providerMessageOf(body: unknown): ProviderMessage {
  const { message, error, remainingSeconds, email, valid } = unwrap(body);
  const failure = sentence(error);
  const code = failure?.match(CODE)?.[0] ?? null;
  return {
    message: (code ? null : failure) ?? sentence(message),
    error: code,
    remainingSeconds,
    email: sentence(email),
    valid,
  };
}
