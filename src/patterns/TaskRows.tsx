import type { ComponentProps } from "react";

/** The card around TaskRow. Name it (`aria-labelledby`) if a page has several. */
export function TaskRows(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul className="@container overflow-hidden rounded-card border border-line bg-surface" {...props} />;
}
