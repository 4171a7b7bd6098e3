import type { ApiError } from "#app/client/result.ts";
import type { NoticeArea } from "#src/model/notices.ts";

/** The subject of a generated text (MSG-17, MSG-18). */
export type Resource = "profile" | "country" | "event" | "cancellation" | "group" | "member";

export type GeneratedKey =
  | `failed.${"create" | "update" | "saveChanges" | "delete" | "load" | "default"}`
  | `success.${"created" | "updated" | "changesSaved" | "deleted"}`;

export type TransportKey =
  `transport.${"timeout" | "offline" | "requestFailed" | "maintenance" | "updateRequired" | "malformed"}`;

/** Texts of single calls that replace the generated ones. */
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

/** The provider's text or the key of our own. `wait`: seconds until the next attempt is allowed. */
export type NoticeText = (
  | { from: "provider"; text: string }
  | { from: "copy"; key: NoticeKey; resource?: Resource }
) & { wait?: number };

/** A notice as data. `isLasting`: stays until it is closed, because no page shows its text. */
export type Announcement = {
  tone: "success" | "error" | "info";
  area: NoticeArea;
  text: NoticeText;
  isLasting?: true;
};

/** Errors that the page shows itself. Waiting times and lasting notices are not among them. */
export const isShownInPage = ({ tone, text, isLasting }: Announcement): boolean =>
  tone === "error" && !isLasting && !text.wait;

/** The source of the text: none, the caller, the generated text, or the provider's if it sent one. */
export type Wording = "none" | "own" | "generated" | "server-or-generated";

/** The notices of a call: at most one (C-47). */
export type Announces = {
  success: Wording;
  failure: Wording;
  /** Replaces the generated text. */
  successKey?: OwnKey;
  /** The same for failures. A function may return `null` for no notice, `undefined` for the generated text. */
  failureKey?: OwnKey | ((apiError: ApiError) => OwnKey | null | undefined);
};
