import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Plate, type PlateProps } from "#src/primitives/Plate.tsx";
import { Spinner } from "#src/primitives/Spinner.tsx";
import { useRefusal } from "#src/primitives/useRefusal.ts";

export type TaskRowProps = {
  glyph: ReactNode;
  /** `signal`: the next task, at most one in view. `go`: done. */
  plate?: PlateProps["tone"];
  /** One or two words above the title: why this entry is emphasised. */
  lead?: string | undefined;
  title: string;
  note?: string | undefined;
  /** The status, at most one. */
  badge?: ReactNode;
  /** Opens another page. Without it and `onAct` the row is static. */
  onOpen?: (() => void) | undefined;
  /** A glyph at its end, where it opens no page of the app: a download, a new window. */
  mark?: ReactNode;
  /** Starts an action on this page. */
  onAct?: (() => void) | undefined;
  /** The action is pending: a spinner replaces the glyph, clicks are ignored. */
  isPending?: boolean;
  /** Content of the entry, rendered below it. */
  children?: ReactNode;
};

const style = "flex w-full min-h-17 flex-wrap items-center gap-2.5 px-card py-3 text-left";

/** One entry of a list, inside a TaskRows: the whole row is the target. */
export function TaskRow(props: TaskRowProps) {
  const { glyph, plate, lead, title, note, badge, mark, onOpen, onAct, isPending = false, children } = props;
  const act = onOpen ?? onAct;
  const [refusal, refuse] = useRefusal();
  const content = (
    <>
      <Plate tone={plate}>{isPending ? <Spinner /> : glyph}</Plate>
      <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-2.5">
        <span key={`${lead} ${title} ${note}`} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          {lead ? <span className="w-full text-meta font-strong">{lead}</span> : null}
          <span className="w-full text-row font-strong">{title}</span>
          {badge}
          {note ? <span className="min-w-0 flex-[1_1_9rem] text-meta text-ink-2">{note}</span> : null}
        </span>
        {onOpen ? <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 @max-[17rem]:hidden" /> : mark}
      </span>
    </>
  );
  return (
    <li className="border-line not-first:border-t">
      {act ? (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          aria-busy={isPending || undefined}
          onClick={isPending ? ({ currentTarget }) => refuse(currentTarget) : act}
          className={`${style} rounded-card -outline-offset-3 hover:bg-fill`}
        >
          {content}
        </button>
      ) : (
        <div className={style}>{content}</div>
      )}
      {isPending ? (
        <span aria-live="polite" className="sr-only">
          {refusal}
        </span>
      ) : null}
      {children}
    </li>
  );
}
