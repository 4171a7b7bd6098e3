/** A pending action. Decoration: the text beside it has the meaning. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 motion-safe:animate-spin">
      <path d="M10 2a8 8 0 1 1-8 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
