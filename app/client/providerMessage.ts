import { unwrap } from "#src/model/answer.ts";

const CODE = /^[A-Z][A-Z0-9_]*$/;

const sentence = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value.trim() : null);

/** What the provider says beside the values: the same fields in every answer (MSG-10, C-30, C-31). */
export type ProviderMessage = {
  message: string | null;
  error: string | null;
  remainingSeconds: unknown;
  email: string | null;
  valid: unknown;
};

/**
 * `error` before `message`, but nobody should read a code such as `TOKEN_EXPIRED`: that is kept apart and the message, if
 * there is one, takes its place (C-30).
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
