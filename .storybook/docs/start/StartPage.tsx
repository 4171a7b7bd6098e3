import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { readIndex, type IndexEntry } from "#workbench/shared/storybook/storyIndex.ts";
import { frameQueue } from "#workbench/docs/sheet/frameQueue.ts";
import { openFrame } from "#workbench/docs/sheet/openFrame.ts";
import { WITH_FINDINGS } from "#workbench/shared/tables/fragment.ts";
import { pathTitle } from "#workbench/shared/titles.ts";
import { useBrightness } from "#workbench/docs/useBrightness.ts";
import type { StartFigures } from "./figures.ts";
import { count, dayOf, page, phones, readers, words } from "./words.ts";
import "./start.css";

/** One whole preview at a time: the page itself stays quick. */
const queue = frameQueue(1);
const CHANGES = 8;

/** What the workbench is, how much there is, and the next step of each kind of reader. */
export function StartPage({ children }: { children: ReactNode }) {
  const [figures, setFigures] = useState<StartFigures>();
  const [index, setIndex] = useState<IndexEntry[]>();

  useEffect(() => {
    void readIndex().then(setIndex);
    void import("virtual:start").then((module) => setFigures(module.figures));
  }, []);

  return (
    <div className="docs start sb-unstyled">
      <div className="start-head">
        <div>{children}</div>
        <ul className="start-phones">
          {phones.map((phone) => (
            <li key={phone.id}>
              <Phone {...phone} />
            </li>
          ))}
        </ul>
      </div>
      <Figures figures={figures} index={index} />
      <h2>{words.readers}</h2>
      <ul className="start-cards">
        {readers.map(({ title, text, next, guide }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="start-next">
              <AnchorMdx target="_self" href={next.href}>
                {next.name}
              </AnchorMdx>
            </p>
            <p>
              <AnchorMdx target="_self" href={guide.href}>
                {guide.name}
              </AnchorMdx>
            </p>
          </li>
        ))}
      </ul>
      <h2>{words.changes}</h2>
      {figures && index ? <Changes changes={figures.changes} index={index} /> : <p>{words.waiting}</p>}
    </div>
  );
}

function Figures({ figures, index }: { figures: StartFigures | undefined; index: IndexEntry[] | undefined }) {
  const states = index?.filter(({ type, tags }) => type === "story" && !tags?.includes("behaviour"));
  const screens = new Set(states?.map(({ title }) => title).filter((title) => title.startsWith("screens/")));
  const lines = [
    [words.screens, index && count(screens.size)],
    [words.states, states && count(states.length)],
    [words.texts, figures && count(figures.texts)],
    [words.proven, figures && words.provenOf(figures.proven, figures.rows)],
    [words.findings, figures && count(figures.findings), `${page("gestalten-textkatalog")}#${WITH_FINDINGS}`],
  ] as const;
  return (
    <dl className="page-figures" aria-label={words.figures}>
      {lines.map(([what, figure, href]) => (
        <div key={what}>
          <dt>
            {href ? (
              <AnchorMdx target="_self" href={href}>
                {what}
              </AnchorMdx>
            ) : (
              what
            )}
          </dt>
          <dd>{figure ?? <span className="start-pending">{words.pending}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes, index }: { changes: StartFigures["changes"]; index: readonly IndexEntry[] }) {
  const pages = new Map(index.filter(({ type }) => type === "docs").map(({ title, id }) => [title, id]));
  const shown = changes.filter(({ title }) => pages.has(title)).slice(0, CHANGES);
  if (shown.length === 0) return <p>{words.noChanges}</p>;
  return (
    <ul className="start-changes">
      {shown.map(({ title, day }) => (
        <li key={title}>
          <AnchorMdx target="_self" href={`?path=/docs/${pages.get(title)}`}>
            {pathTitle(title)}
          </AnchorMdx>{" "}
          <time dateTime={day}>{dayOf(day)}</time>
        </li>
      ))}
    </ul>
  );
}

/** A state as it is now, on a small phone; the caption leads to it. */
function Phone({ id, name, href }: (typeof phones)[number]) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const theme = useBrightness();

  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let close = () => {};
    const leave = queue.request(() => {
      const src = `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
      const onRendered = () => {
        leave();
        setShown(true);
      };
      close = openFrame(place, { src, title: name, onRendered });
    });
    return () => {
      leave();
      close();
      setShown(false);
    };
  }, [id, name, theme]);

  return (
    <>
      <div ref={box} className="start-phone" aria-busy={!isShown}>
        {isShown ? null : <p aria-hidden="true">{words.waiting}</p>}
      </div>
      <AnchorMdx target="_self" href={href}>
        {name}
      </AnchorMdx>
    </>
  );
}
