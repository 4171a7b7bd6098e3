import type { ReactNode } from "react";
import { LoadFailure, type LoadFailureProps } from "./LoadFailure.tsx";

/** Nothing to show yet: the first load, or one that failed. It stays failed while it is retried. */
export type PendingState = { kind: "loading" } | { kind: "failed"; isRetrying: boolean };

/** What a page shows: pending, or one of its own states. */
export type Pending<Loaded extends { kind: string }> = PendingState | Loaded;

export type PageStateProps<Loaded extends { kind: string }> = {
  state: Pending<Loaded>;
  /** The skeleton of the content. */
  loading: ReactNode;
  failure: Pick<LoadFailureProps, "title" | "body">;
  onRetry: () => void;
  children: (state: Loaded) => ReactNode;
};

const isPending = (state: { kind: string }): state is PendingState =>
  state.kind === "loading" || state.kind === "failed";

/** The skeleton, the failure with its retry button, or the content. */
export function PageState<Loaded extends { kind: string }>(props: PageStateProps<Loaded>) {
  const { state, loading, failure, onRetry, children } = props;
  if (!isPending(state)) return children(state);
  if (state.kind === "loading") return loading;
  return <LoadFailure {...failure} onRetry={onRetry} isRetrying={state.isRetrying} />;
}
