import type { IdCheckState } from "#src/model/id-check/idCheck.ts";

/** How a provider returns the status of the check. */
export const answerOf = <State extends Pick<IdCheckState, "status" | "replacementsRemaining" | "uploadDate">>(
  { status, replacementsRemaining, uploadDate }: State,
  captureId = "",
): {
  status: State["status"];
  replacements_remaining: IdCheckState["replacementsRemaining"];
  upload_date: string | null;
  capture_id: string;
} => ({
  status,
  replacements_remaining: replacementsRemaining,
  upload_date: uploadDate,
  capture_id: captureId,
});
