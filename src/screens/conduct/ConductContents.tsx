import { cx } from "class-variance-authority";
import { ChevronDown, ChevronUp, List } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { CONDUCT_SECTIONS } from "#src/model/lists.ts";
import { Plate } from "#src/primitives/Plate.tsx";
import { useMinWidth } from "#src/primitives/useMinWidth.ts";
import type { ConductTextProps } from "./ConductText.tsx";

/** The table of contents: closed above the text, open beside it. */
export function ConductContents({ current }: Pick<ConductTextProps, "current">) {
  const t = useCopy("conduct");
  const text = useCopy("conductText");
  const [isOpen, setOpen] = useState(useMinWidth("desk"));
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <nav aria-label={t("contents.title")} className="overflow-hidden rounded-card border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="contents"
        onClick={() => setOpen(!isOpen)}
        className="flex w-full min-h-17 flex-wrap items-center gap-2.5 rounded-card px-card py-3 text-left -outline-offset-3 hover:bg-fill"
      >
        <Plate>
          <List />
        </Plate>
        <span className="min-w-0 flex-[1_1_6rem]">
          <span className="block text-row font-strong">{t("contents.title")}</span>
          <span className="block text-meta text-ink-2">
            {t("contents.count", { sections: CONDUCT_SECTIONS.length })}
          </span>
        </span>
        <Chevron aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      </button>
      <ol id="contents" hidden={!isOpen}>
        {CONDUCT_SECTIONS.map((section, at) => (
          <li key={section} className="border-t border-line">
            <a
              href={`#section-${section}`}
              onClick={jump}
              aria-current={at === current || undefined}
              className={cx(
                "flex min-h-12 items-center gap-3 px-card py-1 -outline-offset-3 hover:bg-fill desk:min-h-10",
                at === current && "bg-fill",
              )}
            >
              <span className="size-6 flex-none text-center text-ink-2">{at + 1}</span>
              <span className="min-w-0 underline underline-offset-4">{text(`${section}.title`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The URL stays: a section is no route. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
