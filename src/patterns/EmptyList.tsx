import type { ReactNode } from "react";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";
import { ReloadButton, type ReloadButtonProps } from "./ReloadButton.tsx";

export type EmptyListProps = Omit<EmptyStateProps, "action"> &
  Omit<ReloadButtonProps, "variant"> & {
    /** The way to fill it, above the way to look again. */
    action?: ReactNode;
  };

/** A list that has nothing in it yet, and a way to look whether it still has not. */
export function EmptyList({ drawing, title, body, action, ...reload }: EmptyListProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      body={body}
      action={
        <div className="grid gap-2">
          {action}
          <ReloadButton {...reload} />
        </div>
      }
    />
  );
}
