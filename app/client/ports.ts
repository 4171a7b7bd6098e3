import type { CallOptions } from "#app/client/client.ts";
import type { GroupPreview } from "#src/model/groups/joinPreview.ts";
import type { Group } from "#src/model/groups/group.ts";

/** What may be said of a question: whether anybody still waits for it, and whether a failure is told in a notice. */
export type AskOptions = Pick<CallOptions, "signal" | "quiet">;

/** Over the calls of the contract. Rejects with a QueryError where the provider says no. */
export type GroupsPort = {
  create: (draft: { name: string; description?: string }) => Promise<Group>;
  join: (groupNumber: string) => Promise<Group>;
  preview: (groupNumber: string, options?: AskOptions) => Promise<GroupPreview>;
  /** Null for "not in a group"; anything else that goes wrong rejects (P31). */
  current: (options?: AskOptions) => Promise<Group | null>;
  leave: () => Promise<void>;
  remove: (groupId: string) => Promise<void>;
  removeMember: (groupId: string, memberId: string) => Promise<void>;
  invite: (groupNumber: string, email: string) => Promise<{ userAdded: boolean; emailSent: boolean }>;
  setSolo: () => Promise<void>;
};
