import { IdCard } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";

export type BringNoteProps = { document: "airportPass" | "idOrPassport" };

/** What to show at the gate (MYEV-52, MYEV-53). */
export function BringNote({ document }: BringNoteProps) {
  const t = useCopy("myEvent.bring");
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-transparent bg-hint-soft p-4 text-ink">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-plate border border-transparent bg-surface text-hint"
      >
        <IdCard />
      </span>
      <p className="min-w-0 flex-[1_1_9rem]">
        {t.rich(document, { strong: (chunks) => <strong className="font-strong">{chunks}</strong> })}
      </p>
    </div>
  );
}
