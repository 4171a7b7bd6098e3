import type { GroupPreview } from "#src/model/groups/joinPreview.ts";

/** Why joining failed: the provider's own message, or `null` without a response (GRP-33). */
export type JoinFailure = { message: string | null };

/** The result for the number so far. */
export type JoinResult =
  /** Fewer than eight digits. */
  | { kind: "none" }
  | { kind: "loading" }
  | {
      kind: "preview";
      preview: GroupPreview;
      status: "ready" | "joining" | "joined";
      failure: JoinFailure | null;
    }
  | { kind: "notFound" }
  /** Full, and nothing else is known of it. */
  | { kind: "full" }
  | ({ kind: "failed"; isRetrying: boolean } & JoinFailure);

export type OpenJoin = {
  /** Digits only. */
  code: string;
  problem: "invalid" | null;
  result: JoinResult;
};

export const canJoin = ({ result }: Pick<OpenJoin, "result">): boolean =>
  result.kind === "preview" && result.status === "ready" && !result.preview.isFull;
