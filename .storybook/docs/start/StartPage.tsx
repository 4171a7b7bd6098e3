import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { Fragment, useEffect, useState, type CSSProperties, type ReactNode } from "react";
import type { Area } from "#src/copy/keys.gen.ts";
import app from "#stories/docs/pictures/app.png";
import { readIndex, type IndexEntry } from "#workbench/shared/storybook/storyIndex.ts";
import { areas, pathTitle } from "#workbench/shared/titles.ts";
import type { StartFigures } from "./figures.ts";
import { count, dayOf, phones, readers, words, type ChangeGroup } from "./words.ts";
import "./start.css";

/** Of each group. */
const CHANGES = 6;

/** What the workbench is, and the next step of each kind of reader. */
export const StartPage = ({ children }: { children: ReactNode }) => (
  <div className="docs start sb-unstyled">
    {children}
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
  </div>
);

/** What the product is, in pictures and figures, and what changed. */
export function StartOverview({ children }: { children: ReactNode }) {
  const [figures, setFigures] = useState<StartFigures>();
  const [index, setIndex] = useState<IndexEntry[]>();

  useEffect(() => {
    void readIndex().then(setIndex);
    void import("virtual:start").then((module) => setFigures(module.figures));
  }, []);

  return (
    <div className="docs start sb-unstyled">
      <h2>{words.product}</h2>
      <div className="start-product">
        <ul className="start-phones">
          {phones.map(({ id, name, href }, place) => (
            <li key={id} style={{ "--place": place } as CSSProperties}>
              <div className="start-phone">
                <img src={app} alt="" width={1250} height={884} />
              </div>
              <AnchorMdx target="_self" href={href}>
                {name}
              </AnchorMdx>
            </li>
          ))}
        </ul>
        <div>
          {children}
          <Figures figures={figures} index={index} />
        </div>
      </div>
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
  ] as const;
  return (
    <dl className="page-figures" aria-label={words.figures}>
      {lines.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure ?? <span className="start-pending">{words.pending}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes, index }: { changes: StartFigures["changes"]; index: readonly IndexEntry[] }) {
  const pages = new Map(index.filter(({ type }) => type === "docs").map(({ title, id }) => [title, id]));
  const catalogue = pages.get("Gestalten/Textkatalog");
  if (changes.length === 0) return <p>{words.noChanges}</p>;
  const changesIn = (group: ChangeGroup) =>
    changes
      .filter((change) => change.group === group && (group === "texts" || pages.has(change.title)))
      .slice(0, CHANGES);
  const daysIn = (group: ChangeGroup) => [...new Set(changesIn(group).map(({ day }) => day))];
  return (
    <div className="start-changes">
      {(Object.keys(words.groups) as ChangeGroup[]).map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          {daysIn(group).map((day) => (
            <Fragment key={day}>
              <p>
                <time dateTime={day}>{dayOf(day)}</time>
              </p>
              <ul>
                {changesIn(group)
                  .filter((change) => change.day === day)
                  .map(({ title, isLook }) => (
                    <li key={title}>
                      <AnchorMdx
                        target="_self"
                        href={`?path=/docs/${group === "texts" ? `${catalogue}#${title}` : pages.get(title)}`}
                      >
                        {group === "texts" ? areas[title as Area] : pathTitle(title)}
                      </AnchorMdx>
                      {isLook === false ? <small>{` ${words.statesOnly}`}</small> : null}
                    </li>
                  ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}
