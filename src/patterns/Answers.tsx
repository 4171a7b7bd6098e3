import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { Texts } from "#src/copy/keys.gen.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { useIsPrinting } from "#src/primitives/useIsPrinting.ts";

type QuestionOf<Key> = Key extends `questions.${infer Name}.question` ? Name : never;
type Question = QuestionOf<keyof Texts["help"]>;

/** Questions whose answers expand in place; the browser finds words in collapsed answers, too, and prints them. */
export function Answers({ questions }: { questions: readonly Question[] }) {
  const t = useCopy("help.questions");
  const list = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const folded = [...(list.current?.querySelectorAll<HTMLDetailsElement>("details:not([open])") ?? [])];
    for (const question of folded) question.open = true;
    return () => {
      for (const question of folded) question.open = false;
    };
  }, [isPrinting]);
  return (
    <div ref={list} className="overflow-hidden rounded-card border border-line bg-surface">
      {questions.map((question) => (
        <details key={question} className="group border-line not-first:border-t">
          <summary className="flex min-h-13 items-center gap-2.5 rounded-card px-card py-3 -outline-offset-3 hover:bg-fill [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1 text-row font-strong">{t(`${question}.question`)}</span>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-3 group-open:rotate-180" />
          </summary>
          <div className="grid gap-2 px-card pb-4">
            <p>{t(`${question}.answer`)}</p>
            <p className="text-ink-2">{t(`${question}.detail`)}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
