import { cx } from "class-variance-authority";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { STAFF_FILTERS, type StaffCounts, type StaffList, type StaffSearch } from "#src/model/staff/staffRules.ts";
import { SearchField } from "#src/primitives/SearchField.tsx";

export type StaffSearchBarProps = {
  list: StaffList;
  value: StaffSearch;
  counts: StaffCounts;
  /** How many rows are shown. */
  found: number;
  onChange: (search: StaffSearch) => void;
};

/** Finds people by name or pass number, and shows all of them, those that are open, or those that are done. */
export function StaffSearchBar({ list, value, counts, found, onChange }: StaffSearchBarProps) {
  const t = useCopy("staff");
  const group = useId();
  return (
    <search aria-label={t("search.region")} className="grid gap-3">
      <SearchField
        label={t("search.label")}
        value={value.query}
        onValueChange={(query) => onChange({ ...value, query })}
        clearLabel={t("search.toClear")}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("search.filters.label")}</legend>
        <div className="flex flex-wrap gap-2">
          {STAFF_FILTERS.map((filter) => (
            <label
              key={filter}
              className={cx(
                "relative flex min-h-12 items-center gap-1.5 rounded-full border-[1.5px] px-3.5 font-strong narrow:px-2",
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
              <span className="min-w-0">{t(`${list}.filters.${filter}`)}</span>
              <span key={counts[filter]} className="font-normal">
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
