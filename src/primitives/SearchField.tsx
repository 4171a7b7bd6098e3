import { Search } from "lucide-react";
import { useRef, type KeyboardEvent, type RefObject } from "react";
import { isComposing } from "#src/lib/composing.ts";
import { FieldBox } from "./FieldBox.tsx";

export type SearchFieldProps = {
  /** Also shown in the empty field. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Of the clear button; Escape does the same. */
  clearLabel: string;
  /** Enter and arrow down: to the results. */
  onLeave?: (() => void) | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
};

/** Filters a list while typing; the results are rendered elsewhere. */
export function SearchField({ label, value, onValueChange, clearLabel, onLeave, ref }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  return (
    <FieldBox
      ref={input}
      aria-label={label}
      placeholder={label}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={act}
      leading={<Search aria-hidden="true" className="ml-3.5 size-5 shrink-0 self-center text-ink-2" />}
      trailing={
        value === "" ? null : (
          <button
            type="button"
            className="max-w-3/5 shrink-0 rounded-[inherit] px-3.5 text-body font-strong"
            onClick={() => {
              onValueChange("");
              input.current?.focus();
            }}
          >
            <span>{clearLabel}</span>
          </button>
        )
      }
    />
  );

  function act(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Escape") onValueChange("");
    if (!onLeave || !["Enter", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    onLeave();
  }
}
