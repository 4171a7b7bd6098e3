import { useCopy } from "#src/copy/useCopy.tsx";
import { contractStep, type ContractStatus } from "#src/model/contract/contract.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { contractText } from "./openContract.ts";

/** On the sign: the position in the eight steps, and what is pending. Null: loading, with a skeleton. */
export function ContractProgress({ status }: { status: ContractStatus | null }) {
  const t = useCopy("contract.page");
  if (status === null)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-5">
        <Skeleton className="h-1.5 rounded-full" />
        <Skeleton className="h-6.5 w-40 rounded-plate" />
      </div>
    );
  const { step, total } = contractStep(status);
  return (
    <div className="pb-5">
      <StepProgress
        current={step}
        total={total}
        label={t("step", { step, total })}
        action={
          <Badge outline>
            <span key={status}>{t(`badges.${contractText[status]}`)}</span>
          </Badge>
        }
      />
    </div>
  );
}
