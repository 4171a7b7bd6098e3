import { Check, Clock, FilePenLine } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { contractStep, type ContractStatus } from "#src/model/contract/contract.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Plate } from "#src/primitives/Plate.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";
import { StepBar } from "#src/primitives/StepBar.tsx";

export type ContractCardProps = { status: ContractStatus; onOpen?: (() => void) | undefined };

const styles = {
  download_required: { text: "download", plate: "signal", badge: "caution" },
  sign_and_send: { text: "signAndSend", plate: "signal", badge: "caution" },
  ucm_processing: { text: "processing", plate: "quiet", badge: "hint", icon: <Clock aria-hidden="true" /> },
  ucm_ready: { text: "ready", plate: "signal", badge: "caution" },
  complete: { text: "complete", plate: "go", badge: "go", icon: <Check aria-hidden="true" /> },
} as const satisfies Record<ContractStatus, object>;

/** The contract's status; first on the page, because nothing else continues without it (CONTR-26, D-14). */
export function ContractCard({ status, onOpen }: ContractCardProps) {
  const t = useCopy("contractCard");
  const id = useId();
  const style = styles[status];
  const { step, total } = contractStep(status);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-line bg-surface p-card">
      <div className="flex flex-wrap items-start gap-2.5">
        <Plate tone={style.plate}>
          <FilePenLine />
        </Plate>
        <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-x-2">
          <h2 id={id} className="w-full text-value font-strong">
            <span key={status}>{t(`${style.text}.title`)}</span>
          </h2>
          <Badge tone={style.badge} icon={"icon" in style ? style.icon : null}>
            {t(`${style.text}.badge`)}
          </Badge>
          <p className="text-meta text-ink-2">
            <span key={step}>{t("step", { step, total })}</span>
          </p>
        </div>
      </div>
      <StepBar on="page" current={step} total={total} />
      {onOpen ? (
        <Button
          variant={status === "ucm_processing" ? "secondary" : "primary"}
          className="wide:justify-self-start"
          onClick={onOpen}
        >
          <span key={status}>{t(`${style.text}.view`)}</span>
          {status === "ucm_processing" ? null : <NextArrow />}
        </Button>
      ) : null}
    </section>
  );
}
