import { Drawing } from "./Drawing.tsx";

/** A belt between two posts: no passage. */
export function Barrier() {
  return (
    <Drawing inset={18}>
      <path d="M20 108H52M100 108H132" className="stroke-line-strong" />
      <path d="M36 34V108M116 34V108M36 46H62M90 46H116M36 58H62M90 58H116" />
      <rect x="62" y="36" width="28" height="32" rx="4" className="fill-line stroke-none" />
      <path d="M69 52H83" strokeWidth="4.5" strokeLinecap="butt" strokeLinejoin="miter" />
    </Drawing>
  );
}
