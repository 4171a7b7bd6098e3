import { FilePenLine } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { WayOn } from "#src/primitives/WayOn.tsx";

export type ContractCardProps = { step: number; total: number; onOpen?: (() => void) | undefined };

/** The contract that waits for its signature; stands above the tasks because nothing else goes on without it. */
export function ContractCard({ step, total, onOpen }: ContractCardProps) {
  const t = useCopy("dashboard.contract");
  return (
    <section aria-labelledby="contract" className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <div className="flex flex-wrap items-start gap-3">
        <Plate tone="signal">
          <FilePenLine strokeWidth={1.75} />
        </Plate>
        <div className="min-w-0 flex-[1_1_7rem]">
          <h2 id="contract" className="text-value font-strong">
            <span>{t("title")}</span>
          </h2>
          <p className="text-meta text-ink-2">
            <span>{t("step", { step, total })}</span>
          </p>
        </div>
        <Badge tone="caution">{t("open")}</Badge>
      </div>
      <ol aria-hidden="true" className="grid grid-flow-col gap-1">
        {Array.from({ length: total }, (_, at) => (
          <li
            key={at}
            className={
              at + 1 < step
                ? "h-2 rounded-xs border-[1.5px] border-ink bg-ink"
                : at + 1 === step
                  ? "h-2 rounded-xs border-[1.5px] border-ink bg-signal"
                  : "h-2 rounded-xs border-[1.5px] border-line-strong"
            }
          />
        ))}
      </ol>
      {onOpen ? (
        <Button onClick={onOpen}>
          <span>{t("view")}</span>
          <WayOn />
        </Button>
      ) : null}
    </section>
  );
}
