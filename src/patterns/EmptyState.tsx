import type { ReactNode } from "react";

export type EmptyStateProps = {
  /** The drawing for this case. */
  drawing: ReactNode;
  title: string;
  /** What will be here, in one sentence. */
  body: string;
  /** One or more buttons: below each other on phones. */
  action?: ReactNode;
};

/** An empty state: what will be here and what to do. From 48 rem on the left edge of the page, as its title is. */
export function EmptyState({ drawing, title, body, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 pt-10 pb-4 text-center low:pt-4 tablet:justify-items-start tablet:text-start">
      {drawing}
      <h2 className="mt-1.5 max-w-full text-section font-title text-balance">{title}</h2>
      <p className="max-w-88 text-balance text-ink-2 tablet:max-w-none">{body}</p>
      {action ? (
        <div className="mt-3 flex w-full flex-wrap justify-center gap-2 tablet:justify-start">{action}</div>
      ) : null}
    </div>
  );
}
