import { AnchorLink } from "../shared/AnchorLink.tsx";

/** Renders backticks as code and ids of decisions (C-05, D-28) as links to their entries. */
export function Cited({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\b[CD]-\d{2,3}\b)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith("`") ? <code key={index}>{part.slice(1, -1)}</code> : <EntryLink key={index} id={part} />;
  });
}

export const EntryLink = ({ id }: { id: string }) => <AnchorLink anchor={id}>{id}</AnchorLink>;
