import type { GroupPreview } from "#src/model/groups/joinPreview.ts";

/** Why it did not work: what the provider said word for word, or `null` where there was no answer to read (GRP-33). */
export type JoinFailure = { message: string | null };

/** What has come of the number so far. */
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
