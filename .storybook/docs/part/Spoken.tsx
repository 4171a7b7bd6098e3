import { useMemo } from "react";
import type { Card } from "./cards.ts";
import { spokenIn, type Said } from "./spoken.ts";
import { words } from "./words.ts";

/** So many states stand open, and so many lines of one; the others are folded, unless they are few. */
const OPEN = 2;
const LINES = 8;
const FEW = 4;

type Spoken = { name: string; lines: readonly Said[] };

/** What is said of each state, once if several say the same. */
function spokenOf(cards: readonly Card[]): Spoken[] {
  const different = new Map<string, Spoken>();
  for (const { name, root } of cards) {
    const lines = spokenIn(root);
    const key = lines.map(({ text, announced }) => `${text} ${announced}`).join("\n");
    if (!different.has(key)) different.set(key, { name, lines });
  }
  const spoken = [...different.values()];
  return cards.length > 1 && spoken.length === 1 ? spoken.map((same) => ({ ...same, name: words.everyState })) : spoken;
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
        <dd>
          {lines.length === 0 ? words.silent : null}
          <Lines lines={lines} />
        </dd>
      </div>
    ))}
  </dl>
);

function Lines({ lines }: { lines: readonly Said[] }) {
  const open = lines.length > LINES + FEW ? LINES : lines.length;
  return (
    <>
      {lines.slice(0, open).map((said, at) => (
        <Line key={at} {...said} />
      ))}
      {open < lines.length ? (
        <details>
          <summary>{words.moreLines(lines.length - open)}</summary>
          {lines.slice(open).map((said, at) => (
            <Line key={at} {...said} />
          ))}
        </details>
      ) : null}
    </>
  );
}

const Line = ({ text, announced }: Said) => (
  <p>
    {text}
    {announced ? (
      <>
        {" "}
        <span className="part-announced">{words.announced[announced]}</span>
      </>
    ) : null}
  </p>
);
