import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { AutoAdvanceChoice, type AutoAdvanceChoiceProps } from "./AutoAdvanceChoice.tsx";

/** The choice in a section with an explanation. */
export function AutoAdvanceSection(props: AutoAdvanceChoiceProps) {
  const t = useCopy("autoAdvance");
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-section font-title">
        <span>{t("title")}</span>
      </h2>
      <AutoAdvanceChoice {...props} />
      <p className="text-meta text-ink-2">
        <span>{t("note")}</span>
      </p>
    </section>
  );
}
