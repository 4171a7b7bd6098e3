import { Drawing } from "./Drawing.tsx";

/** A key with a tick: the way in is open again. */
export function Key() {
  return (
    <Drawing inset={12}>
      <path d="M30 98H122" className="stroke-line-strong" />
      <circle cx="46" cy="54" r="30" />
      <circle cx="46" cy="54" r="19" className="fill-line stroke-none" />
      <path d="M76 49H136V61H130V74H118V61H108V70H98V61H76" />
      <path pathLength={1} d="M38 54.5L44 60.5L55.5 48.5" strokeWidth="3.5" className="draw stroke-go" />
    </Drawing>
  );
}
