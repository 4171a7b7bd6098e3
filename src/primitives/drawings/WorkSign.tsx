import { Drawing } from "./Drawing.tsx";

/** A work sign, for maintenance. */
export function WorkSign() {
  return (
    <Drawing inset={26}>
      <path d="M28 108H124" className="stroke-line-strong" />
      <path d="M52 18H100L112 92H40ZM46 92L42 108M106 92L110 108M56 76H96" />
      <rect x="62" y="32" width="28" height="28" rx="4" className="fill-line stroke-none" />
      <path d="M76 37V48M76 52V56" strokeWidth="4.5" strokeLinecap="butt" strokeLinejoin="miter" />
    </Drawing>
  );
}
