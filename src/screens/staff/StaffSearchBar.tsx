import { cx } from "class-variance-authority";
import { useId, useRef, type RefObject } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { STAFF_FILTERS, type StaffCounts, type StaffList, type StaffSearch } from "#src/model/staff/staffRules.ts";
import { SearchField } from "#src/primitives/SearchField.tsx";
import { useTooTall } from "#src/primitives/useTooTall.ts";

export type StaffSearchBarProps = {
  list: StaffList;
  value: StaffSearch;
  counts: StaffCounts;
  /** How many rows are shown. */
  found: number;
  field: RefObject<HTMLInputElement | null>;
  onChange: (search: StaffSearch) => void;
  /** To the first shown row. */
  onToList: () => void;
};

/**
 * Searches people by name or pass number, and filters all, pending or done ones. On a desktop it stays above the list.
 */
export function StaffSearchBar({ list, value, counts, found, field, onChange, onToList }: StaffSearchBarProps) {
  const t = useCopy("staff");
  const group = useId();
  const bar = useRef<HTMLElement>(null);
  const position = useTooTall(bar, 0.3) ? "" : "desk:sticky desk:top-14 desk:z-1 desk:-my-5 desk:bg-paper desk:py-4";
  return (
    <search
      ref={bar}
      aria-label={t("search.region")}
      className={`grid items-end gap-3 wide:grid-cols-[minmax(12rem,1fr)_auto] ${position}`}
    >
      <SearchField
        ref={field}
        label={t("search.label")}
        value={value.query}
        onValueChange={(query) => onChange({ ...value, query })}
        clearLabel={t("search.toClear")}
        onLeave={onToList}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("search.filters.label")}</legend>
        <div className="flex flex-wrap gap-1.5 narrow:gap-1">
          {STAFF_FILTERS.map((filter) => (
            <label
              key={filter}
              className={cx(
                "relative flex min-h-13 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 narrow:gap-1 narrow:px-2 narrow:text-meta",
                "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
                filter === value.filter
                  ? "border-ink bg-action text-action-ink forced-color-adjust-none"
                  : "border-line-strong bg-surface",
              )}
            >
              <input
                type="radio"
                name={group}
                checked={filter === value.filter}
                onChange={() => onChange({ ...value, filter })}
                className="absolute inset-0 size-full appearance-none rounded-full outline-none"
              />
              <span className="min-w-0 font-strong">{t(`${list}.filters.${filter}`)}</span>
              <span key={counts[filter]} className="shrink-0">
                {t("search.filters.count", { count: counts[filter] })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        <span key={found}>{t("found", { count: found })}</span>
      </p>
    </search>
  );
}
