import { useMemo } from "react";
import type { Card } from "./cards.ts";
import { spokenIn, type Said } from "./spoken.ts";
import { words } from "./words.ts";

/** So many states stand open, and so many lines of one; the others are folded. */
const OPEN = 2;
const LINES = 8;

type Spoken = { name: string; lines: readonly Said[] };

/** What is said of each state, once if several say the same. */
function spokenOf(cards: readonly Card[]): Spoken[] {
  const different = new Map<string, Spoken>();
  for (const { name, root } of cards) {
    const lines = spokenIn(root);
    const key = lines.map(({ text }) => text).join("\n");
    if (!different.has(key)) different.set(key, { name, lines });
  }
  return [...different.values()];
}

/** What a screen reader says of the rendered states, read from them. */
export function Spoken({ cards }: { cards: readonly Card[] }) {
  const spoken = useMemo(() => spokenOf(cards), [cards]);
  const further = spoken.slice(OPEN);
  return (
    <>
      <SpokenList spoken={spoken.slice(0, OPEN)} />
      {further.length > 0 ? (
        <details>
          <summary>{words.more(further.length)}</summary>
          <SpokenList spoken={further} />
        </details>
      ) : null}
    </>
  );
}

const SpokenList = ({ spoken }: { spoken: readonly Spoken[] }) => (
  <dl className="part-spoken">
    {spoken.map(({ name, lines }) => (
      <div key={name}>
        <dt>{name}</dt>
        {lines.length === 0 ? <dd>{words.silent}</dd> : null}
        {lines.slice(0, LINES).map(({ text }, at) => (
          <dd key={at}>{text}</dd>
        ))}
        {lines.length > LINES ? <dd>{words.moreLines(lines.length - LINES)}</dd> : null}
      </div>
    ))}
  </dl>
);
