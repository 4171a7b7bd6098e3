import type { ApiError } from "#app/client/result.ts";

/** Whether a refusal only says that the person is in no group (APIS-19, D-95). */
export const isNotInGroup = ({ status, message }: Pick<ApiError, "status" | "message">): boolean =>
  status === 404 || /not in a group|no group/i.test(message ?? "");
