import type { ApiError } from "#app/client/result.ts";

/** Whether a refusal only means that the user is in no group (APIS-19, D-95); other errors leave it open (P31). */
export const isNotInGroup = ({ code, status, message }: Pick<ApiError, "code" | "status" | "message">): boolean =>
  code === "refused" && (status === 404 || /not in a group|no group/i.test(message ?? ""));
