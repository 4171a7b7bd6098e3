import type { ReactNode } from "react";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
import { ReloadButton, type ReloadButtonProps } from "./ReloadButton.tsx";

export type EmptyListProps = Omit<EmptyStateProps, "action"> &
  Omit<ReloadButtonProps, "variant"> & {
    /** The action that fills it, above the reload button. */
    action?: ReactNode;
  };

/** An empty list, with a button to reload it. */
export function EmptyList({ drawing, title, body, action, ...reload }: EmptyListProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      body={body}
      action={
        <>
          {action}
          <ReloadButton {...reload} />
        </>
      }
    />
  );
}
