import type { ApiError } from "#app/client/result.ts";
import type { NoticeArea } from "#src/model/notices.ts";

/** What a generated text speaks of (MSG-17, MSG-18). */
export type Resource = "profile" | "country" | "event" | "cancellation" | "group" | "member";

export type GeneratedKey =
  | `failed.${"create" | "update" | "saveChanges" | "delete" | "load" | "default"}`
  | `success.${"created" | "updated" | "changesSaved" | "deleted"}`;

export type TransportKey =
  `transport.${"timeout" | "offline" | "requestFailed" | "maintenance" | "updateRequired" | "malformed"}`;

/** Sentences of single calls, which stand in for the generated ones. */
export type OwnKey =
  | "storage.memoryOnly"
  | `code.${"sent" | "sendFailed" | "checkFailed"}`
  | "contract.saved"
  | "eventStatus.saved"
  | "sms.sendFailed"
  | "password.createFailed"
  | `login.${"success" | "failed" | "unexpected"}`
  | `reset.${"validateFailed" | "failed" | "success"}`
  | `invitation.${"invalid" | "expired" | "signedIn"}`
  | `profile.${"updated" | "updateFailed" | "lost"}`
  | "payroll.saved"
  | "idCheck.deleted"
  | "file.failed"
  | "onboarding.finished"
  | `conduct.${"accepted" | "answered" | "declined" | "failed"}`
  | `events.${"loadFailed" | "applyFailed" | "noAnswer" | "withdrawn" | "withdrawFailed"}`
  | `group.${"created" | "createFailed" | "joined" | "joinFailed" | "left" | "leaveFailed"}`
  | `group.${"deleted" | "deleteFailed" | "removeFailed"}`
  | `group.${"alreadyIn" | "gone" | "memberGone"}`
  | `invite.${"addedAndSent" | "added" | "sent" | "failed" | "alreadyInGroup"}`;

export type NoticeKey = GeneratedKey | TransportKey | OwnKey;

/** A sentence of the provider's, or the key of one of ours; `wait`: how many seconds to wait before the next try. */
export type NoticeText = (
  { from: "provider"; text: string } | { from: "copy"; key: NoticeKey; resource?: Resource }
) & { wait?: number };

/** A notice as data; what it looks like is not decided here. `isLasting`: no page says what the provider has said, so it stays until it is closed. */
export type Announcement = {
  tone: "success" | "error" | "info";
  area: NoticeArea;
  text: NoticeText;
  isLasting?: true;
};

/** What the page says itself: that something failed. Not how long to wait, nor what has to stay. */
export const isShownInPage = ({ tone, text, isLasting }: Announcement): boolean =>
  tone === "error" && !isLasting && !text.wait;

/** Who finds the words: nobody, the caller, our generated ones, or the provider's if it sent any. */
export type Wording = "none" | "own" | "generated" | "server-or-generated";

/** What a call says when it is over; never more than one notice a call (C-47). */
export type Announces = {
  success: Wording;
  failure: Wording;
  /** Stands in for the generated sentence. */
  successKey?: OwnKey;
  /** The same for failures; a function may answer `null` for what is no failure to the person, `undefined` for the generated text. */
  failureKey?: OwnKey | ((apiError: ApiError) => OwnKey | null | undefined);
};
