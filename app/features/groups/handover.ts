import type { Handover } from "#src/screens/groups/handover.ts";
import { addressPart } from "#src/lib/addressPart.ts";

export type SharePayload = { title: string; text: string; url: string };

/** The page on which a group number is filled in already (D-103). */
export const joinLink = (joinPage: string, groupNumber: string): string =>
  `${joinPage}?code=${addressPart(groupNumber)}`;

/** What the share sheet is given: title, text and link (GRP-48). */
export const sharePayload = (
  words: { title: string; text: string },
  joinPage: string,
  groupNumber: string,
): SharePayload => ({ ...words, url: joinLink(joinPage, groupNumber) });

type Copying = { status: "idle" | "pending" | "success" | "error"; variables: Pick<Handover, "by"> | undefined };

/** What is said of the last copy (GRP-49, GRP-50). */
export function toHandover({ status, variables }: Copying): Handover | null {
  if (!variables || status === "idle" || status === "pending") return null;
  return { by: variables.by, outcome: status === "success" ? "copied" : "failed" };
}
