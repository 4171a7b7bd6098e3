import { useCopy } from "#src/copy/useCopy.tsx";
import { Answers } from "#src/patterns/Answers.tsx";
import { questions, type HelpSection } from "./questions.ts";

export function QuestionList({ section }: { section: HelpSection }) {
  const t = useCopy("help.sections");
  return (
    <section aria-labelledby={section} className="grid gap-3">
      <h2 id={section} className="text-section font-title">
        <span>{t(section)}</span>
      </h2>
      <Answers questions={questions[section]} />
    </section>
  );
}
