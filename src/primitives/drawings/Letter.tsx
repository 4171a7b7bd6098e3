import { Drawing } from "./Drawing.tsx";

/** A stamped letter: something was sent to the user. */
export function Letter() {
  return (
    <Drawing inset={0}>
      <path d="M40 107H112M4 44H14M2 58H14M8 72H14" className="stroke-line-strong" />
      <rect x="26" y="20" width="100" height="74" rx="8" />
      <path d="M40 64H78M40 78H64" />
      <rect x="92" y="30" width="24" height="24" rx="4" className="fill-line stroke-none" />
    </Drawing>
  );
}
