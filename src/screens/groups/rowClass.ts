/** An entry of the list; the hairline starts at the text. */
export const rowClass =
  "relative flex min-h-17 flex-wrap items-start gap-2.5 px-card py-3 not-first:before:absolute not-first:before:top-0 not-first:before:right-0 not-first:before:left-[calc(var(--card)+3.125rem)] not-first:before:h-px not-first:before:bg-line";
