import { ChevronDown } from "lucide-react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { questions, type HelpSection } from "./questions.ts";

/** Questions whose answers unfold in place; the browser finds words in folded answers, too. */
export function QuestionList({ section }: { section: HelpSection }) {
  const t = useCopy("help");
  return (
    <section aria-labelledby={section} className="grid gap-3">
      <h2 id={section} className="text-section font-title tracking-title">
        <span>{t(`sections.${section}`)}</span>
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {questions[section].map((question) => (
          <details key={question} className="group border-t border-line first-of-type:border-0">
            <summary className="flex min-h-13 items-center gap-2.5 px-card py-3 -outline-offset-2 hover:bg-fill [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 text-row font-strong">{t(`questions.${question}.question`)}</span>
              <ChevronDown aria-hidden="true" className="size-5 text-ink-3 group-open:rotate-180" />
            </summary>
            <div className="grid gap-2 px-card pb-4">
              <p>{t(`questions.${question}.answer`)}</p>
              <p className="text-ink-2">{t(`questions.${question}.detail`)}</p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
