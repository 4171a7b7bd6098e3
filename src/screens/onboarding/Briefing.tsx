import type { ReactNode } from "react";
import { Plate } from "#src/primitives/Plate.tsx";

export type Point = { glyph: ReactNode; title: string; text: string };

export type BriefingProps = {
  /** The glyph of the topic: the one yellow plate of the page. */
  glyph: ReactNode;
  lead: string;
  points: readonly Point[];
};

/** The topic of a page and what to know before it starts. */
export function Briefing({ glyph, lead, points }: BriefingProps) {
  return (
    <section className="grid gap-5 rounded-card border border-line bg-surface p-card">
      <div className="flex flex-wrap items-start gap-3">
        <Plate tone="signal">{glyph}</Plate>
        <p className="min-w-0 flex-[1_1_9rem] text-value font-strong text-balance">
          <span>{lead}</span>
        </p>
      </div>
      <ul className="grid gap-4">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3 [&>svg]:size-6">
            {point.glyph}
            <div className="min-w-0">
              <p className="font-strong">
                <span>{point.title}</span>
              </p>
              <p className="text-ink-2">
                <span>{point.text}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
