import { useCopy } from "#src/copy/useCopy.tsx";
import { contractStep, type ContractStatus } from "#src/model/contract/contract.ts";
import { Badge } from "#src/primitives/Badge.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";
import { contractText } from "./openContract.ts";

/** On the sign: where in the eight steps, and what the contract waits for. */
export function ContractProgress({ status }: { status: ContractStatus }) {
  const t = useCopy("contract.page");
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
