/** An entry of the list. */
export const rowClass = "flex min-h-17 flex-wrap items-center gap-2.5 border-line px-card py-3 not-first:border-t";
