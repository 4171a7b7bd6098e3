import { cx } from "class-variance-authority";
import { Search } from "lucide-react";
import { useId, useRef } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { STAFF_FILTERS, type StaffCounts, type StaffList, type StaffSearch } from "#src/model/staffRules.ts";
import { Field } from "#src/primitives/Field.tsx";
import { FieldBox } from "#src/primitives/FieldBox.tsx";

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
  const input = useRef<HTMLInputElement>(null);
  const setQuery = (query: string) => onChange({ ...value, query });
  return (
    <search aria-label={t("search.region")} className="grid gap-3">
      <Field label={t("search.label")}>
        {(control) => (
          <FieldBox
            {...control}
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={value.query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Escape" && setQuery("")}
            leading={<Search aria-hidden="true" className="ml-3.5 size-5 shrink-0 self-center text-ink-2" />}
            trailing={
              value.query === "" ? null : (
                <button
                  type="button"
                  className="max-w-3/5 shrink-0 rounded-[inherit] px-3.5 text-body font-strong"
                  onClick={() => {
                    setQuery("");
                    input.current?.focus();
                  }}
                >
                  <span>{t("search.toClear")}</span>
                </button>
              )
            }
          />
        )}
      </Field>
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
