import { Drawing } from "./Drawing.tsx";

/** A leaf taken off the calendar: a day is cancelled. */
export function TornLeaf() {
  return (
    <Drawing inset={14}>
      <path d="M22 107H130" className="stroke-line-strong" />
      <rect x="26" y="18" width="66" height="82" rx="8" />
      <path d="M26 40H92M44 10V26M74 10V26" />
      <rect x="46" y="56" width="26" height="26" rx="4" strokeDasharray="1 6" className="stroke-line-strong" />
      <g transform="rotate(14 117 79)">
        <rect x="100" y="62" width="34" height="34" rx="4" className="fill-line stroke-none" />
        <path d="M110 72L124 86M124 72L110 86" strokeWidth="4.5" strokeLinecap="butt" />
      </g>
    </Drawing>
  );
}
