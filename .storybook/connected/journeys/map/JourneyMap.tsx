import { use, useCallback, useState, type CSSProperties } from "react";
import { ledger } from "virtual:ledger";
import { storiesOf, storyHref } from "#workbench/ledger/ledger.ts";
import { nameOf } from "#workbench/ledger/StoryLinks.tsx";
import { Frame } from "#workbench/docs/sheet/Frame.tsx";
import type { View } from "#workbench/docs/sheet/views.ts";
import type { Brightness } from "#workbench/shared/theme/brightness.ts";
import { AnchorLink } from "#workbench/shared/AnchorLink.tsx";
import type { JourneyStep } from "../run.ts";
import { words } from "../words.ts";
import { mapNodes, offThePath, type MapNode } from "./mapNodes.ts";
import { Diagram } from "#workbench/ledger/Diagram.tsx";
import { DiagramViewport } from "#workbench/ledger/DiagramViewport.tsx";
import type { MachineWithLayout } from "#workbench/ledger/layout/layout.ts";
import { machineName } from "#workbench/ledger/words.ts";
import "#workbench/docs/sheet/sheet.css";
import "./map.css";
import "#workbench/ledger/ledger.css";

const ZOOM = 0.5;
const size = { width: 390, height: 844 };

const titles = new Map(storiesOf(ledger).map((link) => [link.story, nameOf(link)]));

type JourneyMapProps = {
  title: string;
  lead: string;
  /** Ids of the machines whose charts are drawn below. */
  machines: readonly string[];
  /** Further states that are named below it. */
  others: readonly string[];
  steps: Promise<JourneyStep[]>;
  theme: Brightness;
  /** Of the pictures, as an address has them. */
  globals: string;
};

/** The states of a flow in the order of its path, as live pictures; below them what else its charts know. */
export function JourneyMap({ title, lead, machines: ids, others, steps, theme, globals }: JourneyMapProps) {
  const machines = ledger.machines.filter(({ chart }) => ids.includes(chart.id));
  const shown = machines.flatMap(({ states }) => states);
  const nodes = mapNodes(use(steps), shown);
  const beside = [...offThePath(nodes, shown).flatMap(({ stories: [first] }) => first?.story ?? []), ...others];
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const onRendered = useCallback((id: string) => setReady((before) => new Set([...before, id])), []);
  return (
    <main
      className="sb-unstyled journey-map"
      data-ready={nodes.every(({ story }) => ready.has(story)) || undefined}
      style={{ "--zoom": ZOOM } as CSSProperties}
    >
      <h1>
        {words.map}: {title}
      </h1>
      <p className="journey-lead">{lead}</p>
      <p className="journey-lead">{words.mapLead}</p>
      <ol className="journey-nodes">
        {nodes.map((node, place) => (
          <li key={`${place} ${node.story}`}>
            <div className="journey-via">
              <p>
                {node.via.map(({ number, label, where }) => (
                  <span key={label}>
                    {number && <b>{number} </b>}
                    {label} {where && <small>{words.where[where]}</small>}
                  </span>
                ))}
              </p>
            </div>
            {node.isBack ? (
              <Back node={node} />
            ) : (
              <Picture node={node} view={{ name: "", theme, globals }} onRendered={onRendered} />
            )}
          </li>
        ))}
      </ol>
      <Charts machines={machines} others={[...new Set(beside)]} />
    </main>
  );
}

type PlaceProps = { node: MapNode };
type PictureProps = PlaceProps & { view: View; onRendered: (id: string) => void };

const nameOfStory = (story: string) => titles.get(story) ?? story;
const anchorOf = ({ story }: MapNode) => `bild-${story}`;

const Back = ({ node }: PlaceProps) => (
  <p className="journey-back">
    {words.back} <AnchorLink anchor={anchorOf(node)}>{nameOfStory(node.story)}</AnchorLink>
  </p>
);

function Picture({ node, view, onRendered }: PictureProps) {
  const name = nameOfStory(node.story);
  return (
    <a
      href={storyHref(node.story)}
      target="_top"
      id={anchorOf(node)}
      title={node.states.join(", ") || undefined}
      className="journey-picture"
    >
      <span>{name}</span>
      <Frame
        state={{ id: node.story, number: node.step, name, rows: [], size }}
        view={view}
        isFull={false}
        loadsAll={false}
        onRendered={onRendered}
      />
    </a>
  );
}

/** What the charts of a path know beside it: the states off the path, and each chart as a drawing. */
function Charts({ machines, others }: { machines: readonly MachineWithLayout[]; others: readonly string[] }) {
  return (
    <>
      <section aria-labelledby="journey-others">
        <h2 id="journey-others">{words.others}</h2>
        <ul className="journey-others">
          {others.map((story) => (
            <li key={story}>
              <a href={storyHref(story)} target="_top">
                {nameOfStory(story)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <h2>{words.charts}</h2>
      {machines.map((machine) => (
        <details key={machine.chart.id} className="journey-drawing">
          <summary>{machineName(machine.chart.id)}</summary>
          <div className="ledger">
            <DiagramViewport>
              <Diagram {...machine} />
            </DiagramViewport>
          </div>
        </details>
      ))}
    </>
  );
}
