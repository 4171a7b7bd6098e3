import { Drawing } from "./Drawing.tsx";

/** A clock above a platform: for waiting. */
export function PlatformClock() {
  return (
    <Drawing inset={34}>
      <path d="M36 6H116M56 108H96" className="stroke-line-strong" />
      <path d="M76 6V16M76 36V54L88 62" />
      <circle cx="76" cy="54" r="38" />
      <rect x="69" y="76" width="14" height="10" rx="2" className="fill-line stroke-none" />
    </Drawing>
  );
}
