import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffList } from "#src/model/staff/staffRules.ts";

/** The list's keyboard shortcuts; inactive while the focus is outside (WCAG 2.1.4). */
export function StaffKeys({ id, list }: { id: string; list: StaffList }) {
  const t = useCopy("staff");
  return (
    <p id={id} className="text-meta text-ink-2">
      {t.rich(`${list}.keys`, {
        key: (chunks) => (
          <kbd className="rounded-plate border border-line-strong px-2 font-sans text-ink">{chunks}</kbd>
        ),
      })}
    </p>
  );
}
