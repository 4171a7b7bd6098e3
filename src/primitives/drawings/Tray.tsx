import { Drawing } from "./Drawing.tsx";

/** An empty tray for papers: for an empty list of documents. */
export function Tray() {
  return (
    <Drawing inset={22}>
      <path d="M24 108H128" className="stroke-line-strong" />
      <path d="M28 66V92A8 8 0 0 0 36 100H116A8 8 0 0 0 124 92V66H98A8 8 0 0 1 90 74H62A8 8 0 0 1 54 66Z" />
      <rect x="62" y="18" width="28" height="28" rx="4" className="fill-line stroke-none" />
      <path d="M76 23V40M69 33L76 40L83 33" strokeWidth="4.5" strokeLinecap="butt" strokeLinejoin="miter" />
    </Drawing>
  );
}
