import { Drawing } from "./Drawing.tsx";

/** A signed sheet with a tick: a contract is complete. */
export function SignedPaper() {
  return (
    <Drawing inset={30}>
      <path d="M34 110H118" className="stroke-line-strong" />
      <path d="M46 102V10A8 8 0 0 1 54 2H82L102 22V54M46 102H78M82 2V22H102" />
      <path d="M58 36H90M58 48H90M58 60H72M56 86C60 70 66 72 64 82S72 88 76 78" />
      <circle cx="100" cy="80" r="22" className="fill-line stroke-none" />
      <path pathLength={1} d="M91 80.5L97.5 87L110 73.5" strokeWidth="3.5" className="draw stroke-go" />
    </Drawing>
  );
}
