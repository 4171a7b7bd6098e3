import { Drawing } from "./Drawing.tsx";

/** A day with a tick: a date is fixed. */
export function CalendarLeaf() {
  return (
    <Drawing inset={34}>
      <path d="M36 107H116" className="stroke-line-strong" />
      <rect x="40" y="18" width="72" height="82" rx="8" />
      <path d="M40 40H112M60 10V26M92 10V26" />
      <rect x="62" y="54" width="28" height="28" rx="4" className="fill-signal stroke-none" />
      <path
        d="M69 68L74.5 73.5L83 63"
        strokeWidth="4.5"
        strokeLinecap="butt"
        strokeLinejoin="miter"
        className="stroke-signal-ink"
      />
    </Drawing>
  );
}
