import { Drawing } from "./Drawing.tsx";

/** A sign hanging on one cable: for failures. */
export function FallenSign() {
  return (
    <Drawing inset={2}>
      <path d="M20 6H132" className="stroke-line-strong" />
      <path d="M44 6V32M108 6V20" />
      <g transform="rotate(8.5 44 32)">
        <rect x="12" y="32" width="128" height="56" rx="8" />
        <rect x="20" y="40" width="40" height="40" rx="5" />
        <path d="M40 51V62M40 69V69.01M72 52H108M72 68H126" />
      </g>
    </Drawing>
  );
}
