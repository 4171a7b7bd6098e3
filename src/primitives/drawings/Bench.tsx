import { Drawing } from "./Drawing.tsx";

/** Empty seats at a gate, for an empty list of people. */
export function Bench() {
  return (
    <Drawing inset={12}>
      <path d="M16 106H136" className="stroke-line-strong" />
      <rect x="20" y="34" width="34" height="38" rx="6" />
      <rect x="98" y="34" width="34" height="38" rx="6" />
      <rect x="59" y="34" width="34" height="38" rx="4" className="fill-line stroke-none" />
      <path d="M14 82H138M30 82V106M122 82V106" />
    </Drawing>
  );
}
