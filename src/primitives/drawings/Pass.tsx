import { Drawing } from "./Drawing.tsx";

/** A pass on its ribbon: one is let in. */
export function Pass() {
  return (
    <Drawing>
      <path d="M52 109H100" className="stroke-line-strong" />
      <path d="M58 6L76 30L94 6M68 40H84M82 55H104M82 67H104M82 79H96" />
      <rect x="36" y="30" width="80" height="71" rx="8" />
      <rect x="46" y="52" width="26" height="32" rx="4" className="fill-signal stroke-none" />
    </Drawing>
  );
}
