export type JoinErrorKind = "notFound" | "full" | "raw";

const NOT_FOUND = /(^|[^\p{L}\p{N}-])not found(?![\p{L}\p{N}-])/iu;
const FULL = /(^|[^\p{L}\p{N}-])full(?![\p{L}\p{N}-])/iu;

/**
 * Why a group cannot be joined, from the provider's text (GRP-30, GRP-32, GRP-33, D-105). "full" counts as a word only:
 * not in "successfully" (P32). Without a text the status decides.
 */
export function joinErrorKind(message: string, status = 0): JoinErrorKind {
  if (NOT_FOUND.test(message)) return "notFound";
  if (FULL.test(message)) return "full";
  if (message.trim() !== "") return "raw";
  return status === 404 ? "notFound" : status === 409 ? "full" : "raw";
}
