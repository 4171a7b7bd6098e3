import { useCopy } from "#src/copy/useCopy.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";
import { EmptyState } from "./EmptyState.tsx";

export type ComingSoonProps = { title: string; body: string; onToStart: () => void };

/** Placeholder for a planned feature: what it will be, and what to do until then. */
export function ComingSoon({ title, body, onToStart }: ComingSoonProps) {
  const t = useCopy("comingSoon");
  return (
    <EmptyState
      drawing={<GateSign />}
      title={title}
      body={body}
      action={<Button onClick={onToStart}>{t("toStart")}</Button>}
    />
  );
}
