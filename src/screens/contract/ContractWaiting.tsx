import { formatTime } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Letter } from "#src/primitives/drawings/Letter.tsx";

/** The contract is at the provider; the user waits. */
export function ContractWaiting({ checkedAt }: { checkedAt: number | null }) {
  const t = useCopy("contract.page.processing");
  return (
    <EmptyState
      drawing={<Letter />}
      title={t("title")}
      body={t("body")}
      action={
        <p role="status" className="text-meta text-ink-2">
          {checkedAt === null ? null : <span key={checkedAt}>{t("checked", { time: formatTime(checkedAt) })}</span>}
        </p>
      }
    />
  );
}
