import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Letter } from "#src/primitives/drawings/Letter.tsx";

/** The contract is at the provider; the user waits. */
export function ContractWaiting({ checkedAt }: { checkedAt: number | null }) {
  const t = useCopy("contract.page.processing");
  return (
    <div className="grid gap-3">
      <EmptyState drawing={<Letter />} title={t("title")} body={t("body")} />
      <p role="status" className="text-center text-meta text-ink-2 desk:text-start">
        {checkedAt === null ? null : <span key={checkedAt}>{t("checked", { time: formatTime(checkedAt) })}</span>}
      </p>
    </div>
  );
}
