import { useCopy } from "#src/copy/useCopy.tsx";

/** `running`: continues automatically; `stopped`: waits for the button after an interaction; `off`: always waits. */
export type AutoAdvance = "running" | "stopped" | "off";

/** Shows whether a confirmation continues automatically. Keeps its height, so that nothing moves under a finger. */
export function AutoAdvanceHint({ autoAdvance }: { autoAdvance: AutoAdvance }) {
  const t = useCopy("autoAdvance");
  if (autoAdvance === "off") return null;
  return (
    <p className="grid text-meta text-balance text-ink-2 *:[grid-area:1/1]">
      <span className={autoAdvance === "running" ? undefined : "invisible"}>{t("running")}</span>
      <span className={autoAdvance === "stopped" ? undefined : "invisible"}>{t("stopped")}</span>
    </p>
  );
}
