import { Check, FileText, Landmark } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";

const glyphs = { financialData: Landmark, payrollDocument: FileText };

export type BillingEntry = keyof typeof glyphs;

export type BillingDataScreenProps = {
  frame: Frame;
  financialData: "open" | "done";
  onOpen: (entry: BillingEntry) => void;
};

export function BillingDataScreen({ frame, financialData, onOpen }: BillingDataScreenProps) {
  const t = useCopy("myProfile.billing");
  return (
    <AppShell {...frame} title={t("title")}>
      <TaskRows>
        {(Object.keys(glyphs) as BillingEntry[]).map((entry) => {
          const Glyph = glyphs[entry];
          const isDone = entry === "financialData" && financialData === "done";
          return (
            <TaskRow
              key={entry}
              glyph={<Glyph />}
              plate={isDone ? "go" : "quiet"}
              title={t(`entries.${entry}.title`)}
              note={t(`notes.${entry}`)}
              badge={
                isDone ? (
                  <Badge tone="go" icon={<Check />}>
                    {t("badges.done")}
                  </Badge>
                ) : null
              }
              onOpen={() => onOpen(entry)}
            />
          );
        })}
      </TaskRows>
    </AppShell>
  );
}
