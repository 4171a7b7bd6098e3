import { cx } from "class-variance-authority";
import { ChevronDown, X } from "lucide-react";
import { useId, useImperativeHandle, useRef, type ComponentProps, type FocusEvent, type ReactNode } from "react";
import type { AliasesOf } from "#src/lib/searchText.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { Field } from "./Field.tsx";
import { FieldBox } from "./FieldBox.tsx";
import { FieldButton } from "./FieldButton.tsx";
import { popupVariants } from "./popupVariants.ts";
import { useCombobox } from "./useCombobox.ts";
import { useLeavingByTouch } from "./useLeavingByTouch.ts";

type Own =
  | "onChange"
  | "value"
  | "children"
  | "type"
  | "role"
  | "list"
  | "readOnly"
  | "onBlur"
  | "onClick"
  | "onKeyDown";

export type ComboboxFieldProps = Omit<ComponentProps<"input">, Own> & {
  label: string;
  name: string;
  /** Empty while nothing is chosen. A value that is not an option stays until it is changed. */
  value: string;
  onValueChange: (value: string) => void;
  /** The focus left the field and its list. */
  onBlur?: (() => void) | undefined;
  options: readonly string[];
  /** Other names of an option: `Türkei` for `Türkisch`. */
  aliasesOf?: AliasesOf | undefined;
  /** Accepts free text that is no option. */
  allowsOther?: boolean;
  noMatch: string;
  clearLabel: string;
  openLabel: string;
  /** Announced during a search. */
  countText: (count: number) => string;
  /** Replaces the list while it is loading, or after it failed, with a retry button. */
  status?: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  /** Initially open with this search; an empty text shows everything. */
  startsSearching?: string | undefined;
  /** Pending: read-only, stays in the tab order. */
  isReadOnly?: boolean;
};

/**
 * One of many options known by name and searched by typing: a nationality, a company. Up to about fifteen use
 * SelectField. The keys are those of the ARIA 1.2 combobox: arrows, Page Up and Down, Home and End move, Enter and Tab
 * select, Escape closes and then restores. A text on no list is marked as invalid, and is no value.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, hint, optionalLabel, value, onValueChange, onBlur, ref, ...others } = props;
  const { options, aliasesOf, allowsOther = false, isReadOnly = false, startsSearching, ...words } = others;
  const { noMatch, clearLabel, openLabel, countText, status, ...rest } = words;
  const box = useCombobox({ value, onValueChange, options, aliasesOf, allowsOther, isReadOnly, startsSearching });
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const hasList = box.isOpen && !status && box.found.length > 0;
  const hasPanel = box.isOpen && !hasList;
  const optionId = (option: string) => `${listId}-${options.indexOf(option)}`;
  useLeavingByTouch(root, box.isOpen, () => box.settle());

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    box.settle();
    onBlur?.();
  }

  function click() {
    if (box.isOpen) return;
    box.open();
    if (!allowsOther && !isReadOnly) input.current?.select();
  }

  function toggle() {
    if (box.isOpen) box.settle();
    else box.open();
    input.current?.focus();
  }

  return (
    <div ref={root} onBlur={leave} className="min-w-0">
      <Field
        label={label}
        error={error ?? (box.isMissed && !status ? noMatch : undefined)}
        hint={hint}
        optionalLabel={optionalLabel}
      >
        {(control) => (
          <div className="relative scroll-mt-32">
            <FieldBox
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={hasList && box.active !== null ? optionId(box.active) : undefined}
              value={box.shown}
              readOnly={isReadOnly}
              onChange={({ currentTarget }) => box.type(currentTarget.value, currentTarget === document.activeElement)}
              onClick={click}
              onKeyDown={box.press}
              trailing={
                <>
                  {box.isOpen && box.shown !== "" ? (
                    <FieldButton name={`${label}: ${clearLabel}`} onClick={() => (box.clear(), input.current?.focus())}>
                      <X />
                    </FieldButton>
                  ) : null}
                  <FieldButton
                    name={`${label}: ${openLabel}`}
                    aria-expanded={hasList}
                    aria-controls={hasList ? listId : undefined}
                    aria-disabled={isReadOnly || undefined}
                    onClick={toggle}
                  >
                    <ChevronDown />
                  </FieldButton>
                </>
              }
            />
            {hasList ? (
              <ComboboxList
                id={listId}
                label={label}
                optionId={optionId}
                found={box.found}
                active={box.active}
                chosen={box.chosen}
                onChoose={(option) => {
                  box.choose(option);
                  // Screen readers focus the entry that they press, and it goes with the list.
                  input.current?.focus();
                }}
              />
            ) : null}
            <div role="status" className={hasPanel ? cx(popupVariants(), "px-3.5 py-3 text-ink-2") : "sr-only"}>
              {hasPanel ? (status ?? <span key="none">{noMatch}</span>) : null}
              {hasList && box.typed !== null ? <span key={box.found.length}>{countText(box.found.length)}</span> : null}
            </div>
          </div>
        )}
      </Field>
    </div>
  );
}
