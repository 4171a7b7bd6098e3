import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { popupVariants } from "./popupVariants.ts";
import { usePopupSide } from "./usePopupSide.ts";

type ComboboxListProps = {
  id: string;
  label: string;
  found: readonly string[];
  optionId: (option: string) => string;
  active: string | null;
  chosen: string | null;
  onChoose: (option: string) => void;
};

/** The open list of ComboboxField. The focus stays in the field; the active row is scrolled into view. */
export function ComboboxList({ id, label, found, optionId, active, chosen, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const side = usePopupSide(list);
  const marked = active === null ? null : optionId(active);

  useEffect(() => {
    const row = marked ? document.getElementById(marked) : null;
    if (row && list.current) scrollRowIntoView(row, list.current);
  }, [marked]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={popupVariants({ side })}
    >
      {found.map((option) => (
        <button
          key={option}
          id={optionId(option)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          onClick={() => onChoose(option)}
          className="flex min-h-12 w-full text-left items-center gap-3 border-l-4 border-transparent px-2.5 py-2 hover:bg-fill aria-selected:border-ink aria-selected:bg-fill"
        >
          <span className={cx("min-w-0 flex-1 wrap-anywhere", option === chosen && "font-strong")}>{option}</span>
          {option === chosen ? <Check className="size-4.5 stroke-[2.25]" /> : null}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the list alone; `scrollIntoView` would scroll the page as well. */
function scrollRowIntoView(row: HTMLElement, list: HTMLElement) {
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
