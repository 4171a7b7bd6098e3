import { useCopy } from "#src/copy/useCopy.tsx";
import { StepProgress } from "#src/primitives/StepProgress.tsx";

const TOTAL = 2;

/** On the sign: the current one of the two steps of the ID check. */
export function IdCheckSteps({ step }: { step: "data" | "photo" }) {
  const t = useCopy("idCheck");
  const current = step === "data" ? 1 : 2;
  const label = t(step === "data" ? "terms.step" : "capture.step", { current, total: TOTAL });
  return (
    <div className="pb-5">
      <StepProgress current={current} total={TOTAL} label={label} />
    </div>
  );
}
