import { Drawing } from "./Drawing.tsx";

/** A pass on its ribbon: access granted. */
export function Pass() {
  return (
    <Drawing inset={44}>
      <path d="M56 110H96" className="stroke-line-strong" />
      <path d="M46 2L72 26H80L106 2M58 2L76 18L94 2M72 26V34M80 26V34M70 43H82M62 85H90M62 93H80" />
      <rect x="50" y="34" width="52" height="68" rx="8" />
      <rect x="62" y="51" width="28" height="25" rx="4" className="fill-line stroke-none" />
      <path pathLength={1} d="M69 63.5L74 68.5L83.5 58.5" strokeWidth="3.5" className="draw stroke-go" />
    </Drawing>
  );
}
