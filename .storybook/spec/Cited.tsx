import { AnchorLink } from "../shared/AnchorLink.tsx";

/** A text in which code stands between backticks and each decision (C-05, D-28) leads to its entry on the page. */
export function Cited({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\b[CD]-\d{2,3}\b)/).map((part, place) => {
    if (place % 2 === 0) return part;
    return part.startsWith("`") ? <code key={place}>{part.slice(1, -1)}</code> : <EntryLink key={place} id={part} />;
  });
}

export const EntryLink = ({ id }: { id: string }) => <AnchorLink anchor={id}>{id}</AnchorLink>;
