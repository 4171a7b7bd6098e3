import { Diagram } from "#workbench/ledger/Diagram.tsx";
import { DiagramViewport } from "#workbench/ledger/DiagramViewport.tsx";
import type { MachineWithLayout } from "#workbench/ledger/layout/layout.ts";
import { storyHref } from "#workbench/ledger/ledger.ts";
import { nameOf } from "#workbench/ledger/StoryLinks.tsx";
import { machineName } from "#workbench/ledger/words.ts";
import { words } from "../words.ts";
import { Key } from "#workbench/shared/tables/Key.tsx";
import type { ShownState } from "./mapNodes.ts";
import "#workbench/ledger/ledger.css";

/** What the charts of a path know beside it: the states off the path, and each chart as a drawing. */
export function Charts({
  machines,
  others,
}: {
  machines: readonly MachineWithLayout[];
  others: readonly ShownState[];
}) {
  if (machines.length === 0) return <p>{words.noChart}</p>;
  return (
    <>
      <section aria-labelledby="journey-others">
        <h2 id="journey-others">{words.others}</h2>
        <ul className="journey-others">
          {others.flatMap(({ id, stories: [story] }) =>
            story ? (
              <li key={id}>
                <a href={storyHref(story.story)} target="_top">
                  {nameOf(story)} <Key name={id} />
                </a>
              </li>
            ) : (
              []
            ),
          )}
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
