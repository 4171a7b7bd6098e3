export type TokenFailure = "token-expired" | "code-expired" | "code-invalid" | "other";

const TOKEN_SIGNS = ["expired", "email verification", "invalid session", "verify your email"];

/**
 * What a refused code, SMS or password means for the proof of the e-mail address (AUTH-69 to AUTH-74, C-29).
 * `error` is the provider's code or text, `message` its sentence. A code that names the six digits decides first: an
 * expired SMS code must not cost the proof. "invalid or expired" is covered by "expired".
 */
export function classifyTokenFailure(failure: { error?: string | null; message?: string | null }): TokenFailure {
  const { error, message } = failure;
  if (error && /^[A-Z][A-Z0-9_]*$/.test(error) && error.includes("CODE")) {
    if (error.includes("EXPIRED")) return "code-expired";
    if (/INVALID|WRONG|INCORRECT|MISMATCH/.test(error)) return "code-invalid";
  }
  const text = [error, message].join(" ").toLowerCase().replaceAll("_", " ");
  return TOKEN_SIGNS.some((sign) => text.includes(sign)) ? "token-expired" : "other";
}
