import { Drawing } from "./Drawing.tsx";

/** A post that points both ways: for a wrong address. */
export function Signpost() {
  return (
    <Drawing inset={22}>
      <path d="M56 108H96" className="stroke-line-strong" />
      <path d="M76 8V18M76 46V56M76 84V108M24 18H112L126 32L112 46H24ZM128 56H40L26 70L40 84H128Z" />
      <rect x="32" y="23" width="18" height="18" rx="3" className="fill-line stroke-none" />
    </Drawing>
  );
}
