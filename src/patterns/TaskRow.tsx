import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Plate } from "#src/primitives/Plate.tsx";

export type TaskRowProps = {
  glyph: ReactNode;
  title: string;
  note?: string | undefined;
  /** The state of the thing, at most one. */
  badge?: ReactNode;
  /** Absent: the row tells and does not lead anywhere. */
  onOpen?: (() => void) | undefined;
};

const look = "flex w-full min-h-17 flex-wrap items-center gap-2.5 px-card py-3 text-left";

/** One entry of a list, inside a TaskRows: the whole row is the target. The hairline starts at the text. */
export function TaskRow({ glyph, title, note, badge, onOpen }: TaskRowProps) {
  const content = (
    <>
      <Plate>{glyph}</Plate>
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block text-row font-strong">{title}</span>
        {note ? <span className="block text-meta text-ink-2">{note}</span> : null}
      </span>
      {badge}
    </>
  );
  return (
    <li className="relative not-first:before:absolute not-first:before:top-0 not-first:before:right-0 not-first:before:left-[calc(var(--card)+3.125rem)] not-first:before:h-px not-first:before:bg-line">
      {onOpen ? (
        <button type="button" onClick={onOpen} className={`${look} -outline-offset-2 hover:bg-fill`}>
          {content}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}
