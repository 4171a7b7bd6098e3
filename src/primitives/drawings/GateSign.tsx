import { Drawing } from "./Drawing.tsx";

/** A sign over a gate: for empty pages. */
export function GateSign() {
  return (
    <Drawing inset={10}>
      <path d="M20 6H132M40 108H112" className="stroke-line-strong" />
      <path d="M44 6V32M108 6V32M72 52H108M72 68H126" />
      <rect x="12" y="32" width="128" height="56" rx="8" />
      <rect x="20" y="40" width="40" height="40" rx="4" className="fill-signal stroke-none" />
      <path
        d="M31 60H50M42 51L51 60L42 69"
        strokeWidth="4.5"
        strokeLinecap="butt"
        strokeLinejoin="miter"
        className="stroke-signal-ink"
      />
    </Drawing>
  );
}
