import { Drawing } from "./Drawing.tsx";

/** For a search without results. */
export function SearchSign() {
  return (
    <Drawing inset={10}>
      <path d="M20 6H132M40 108H112" className="stroke-line-strong" />
      <path d="M44 6V32M108 6V32M72 52H76M84 52H88M96 52H100M72 68H76M84 68H88M96 68H100M108 68H112" />
      <rect x="12" y="32" width="128" height="56" rx="8" />
      <rect x="20" y="40" width="40" height="40" rx="4" className="fill-line stroke-none" />
      <path
        d="M44 64L53 73M48 57A10 10 0 1 1 28 57A10 10 0 1 1 48 57"
        strokeWidth="4.5"
        strokeLinecap="butt"
        strokeLinejoin="miter"
      />
    </Drawing>
  );
}
