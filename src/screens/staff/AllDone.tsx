import { CircleCheck } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffList } from "#src/model/staff/staffRules.ts";
import { Dock } from "#src/patterns/Dock.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

/** All people are done: links back to the task list (OPS-09, OPS-10). */
export function AllDone({ list, onToTasks }: { list: StaffList; onToTasks: () => void }) {
  const t = useCopy("staff");
  return (
    <Dock
      summary={
        <p className="flex items-start gap-1.5 text-meta font-strong">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 text-go" />
          <span className="min-w-0">{t(`${list}.allDone`)}</span>
        </p>
      }
      primary={
        <Button onClick={onToTasks}>
          <span>{t("toTasks")}</span>
          <NextArrow />
        </Button>
      }
    />
  );
}
