import { useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { SCROLL_END_TOLERANCE_PX } from "#src/model/limits.ts";
import { CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { Plate } from "#src/primitives/Plate.tsx";
import { useReadingProgress, type ReadingProgress } from "#src/primitives/useReadingProgress.ts";

export type ConductTextProps = {
  /** The section being read, from 0; `null` after the answer. */
  current: number | null;
  onRead: (progress: ReadingProgress) => void;
};

const paragraphs = ["p1", "p2", "p3", "p4"] as const;

/** The twelve sections. The words are our own until the operator of the airport provides others (D-89). */
export function ConductText({ current, onRead }: ConductTextProps) {
  const t = useCopy("conductText");
  const text = useRef<HTMLDivElement>(null);
  useReadingProgress(text, SCROLL_END_TOLERANCE_PX, onRead);
  return (
    <div ref={text} className="grid gap-6">
      {CONDUCT_SECTIONS.map((section, at) => (
        <section key={section} aria-labelledby={`section-${section}`} className="relative grid gap-3">
          <h2
            id={`section-${section}`}
            tabIndex={-1}
            className="flex items-center gap-3 text-section font-title outline-none"
          >
            <Plate tone={at === current ? "signal" : "quiet"}>{at + 1}</Plate>
            <span className="min-w-0">{t(`${section}.title`)}</span>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-value">
              <span>{t(`${section}.${paragraph}`)}</span>
            </p>
          ))}
          <span data-end="" aria-hidden="true" className="absolute bottom-0" />
        </section>
      ))}
    </div>
  );
}
