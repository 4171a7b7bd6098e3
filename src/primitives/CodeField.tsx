import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ChangeEvent, ClipboardEvent, ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { CodeBoxes, type CodeSelection } from "./CodeBoxes.tsx";
import { Field } from "./Field.tsx";
import { codeIn } from "#src/lib/codeIn.ts";
import { digitsOf } from "#src/lib/typedText.ts";

export type CodeFieldProps = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  label: string;
  length: number;
  value: string;
  /** Announced if a pasted text has no code in it, or several candidates; nothing is filled in then. */
  unclear: string;
  onValueChange: (digits: string) => void;
  /** The code is complete and differs from the last complete one: a refused code is not sent again automatically. */
  onComplete?: (digits: string) => void;
  error?: string | undefined;
  isReadOnly?: boolean;
};

/**
 * A code of digits: one real input under the boxes, so that autofill from an SMS, paste, undo and assistive technology
 * use an ordinary text field (A5). A tap on a box selects its digit; typing into a full code overwrites.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    length,
    value,
    unclear,
    onValueChange,
    onComplete,
    error,
    isReadOnly = false,
    onBlur,
    ref,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const lastComplete = useRef(value);
  const [selection, setSelection] = useState<CodeSelection>(null);
  /** The unfinished text of an input method: changing the value meanwhile would insert it twice. */
  const [composed, setComposed] = useState<string | null>(null);
  const [isUnclear, setIsUnclear] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const follow = (event: SyntheticEvent<HTMLInputElement>) => setSelection(selectionOf(event.currentTarget));

  useEffect(() => {
    const field = input.current;
    if (!error || !field) return;
    field.setSelectionRange(0, field.value.length);
    if (field === document.activeElement) setSelection(selectionOf(field));
  }, [error]);

  function take(digits: string) {
    setIsUnclear(false);
    if (digits !== value) onValueChange(digits);
    if (digits.length < length || digits === lastComplete.current) return;
    lastComplete.current = digits;
    onComplete?.(digits);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    if ("isComposing" in event.nativeEvent && event.nativeEvent.isComposing) {
      setComposed(field.value);
      return;
    }
    enter(field);
  }

  function enter(field: HTMLInputElement) {
    const caret = field.selectionStart ?? field.value.length;
    const unchanged = sameBeginning(value, field.value.slice(0, caret));
    const inserted = insertedIn(field.value.slice(unchanged.length, caret));
    const isOverwriting = value.length === length && field.value.length === length + 1;
    const after = field.value.slice(isOverwriting ? caret + 1 : caret);
    if (inserted === null) setIsUnclear(true);
    const isComplete = inserted?.length === length;
    const before = isComplete ? inserted : unchanged + (inserted ?? "");
    const digits = inserted === null ? value : isComplete ? inserted : digitsOf(before + after).slice(0, length);
    if (field.value !== digits) {
      field.value = digits;
      field.setSelectionRange(before.length, before.length);
    }
    setSelection(selectionOf(field));
    if (inserted !== null) take(digits);
  }

  /** A key gives a digit or nothing; text inserted at once, by paste or autofill, is searched for the code. */
  const insertedIn = (text: string): string | null => (text.length > 1 ? codeIn(text, length) : digitsOf(text));

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    if (isReadOnly) return;
    const digits = codeIn(event.clipboardData.getData("text"), length);
    if (digits === null) {
      setIsUnclear(true);
      return;
    }
    if (digits.length === length) field.select();
    // The only insertion that supports undo. If a browser refuses it, the digits are still inserted.
    if (document.execCommand("insertText", false, digits)) return;
    field.setRangeText(digits);
    take(digitsOf(field.value).slice(0, length));
  }

  function selectTapped(event: MouseEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    if (field.selectionStart !== field.selectionEnd) return;
    const tapped = Math.floor((event.nativeEvent.offsetX / field.offsetWidth) * length);
    const at = Math.min(tapped, value.length);
    field.setSelectionRange(at, at + 1);
    setSelection(selectionOf(field));
  }

  const shownError = isUnclear ? unclear : error;
  return (
    <Field label={label} error={shownError} describedBy={rest["aria-describedby"]}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...rest}
            {...control}
            ref={input}
            value={composed ?? value}
            readOnly={isReadOnly}
            onChange={change}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(null);
              enter(currentTarget);
            }}
            onPaste={paste}
            onClick={selectTapped}
            onFocus={follow}
            onSelect={follow}
            onBlur={(event) => {
              setSelection(null);
              onBlur?.(event);
            }}
            className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none forced-color-adjust-none selection:bg-transparent [--autofill:transparent]"
          />
          <CodeBoxes
            value={value}
            length={length}
            selection={selection}
            tone={shownError ? "wrong" : isReadOnly ? "readOnly" : "plain"}
          />
        </div>
      )}
    </Field>
  );
}

function sameBeginning(one: string, other: string): string {
  const end = [...one].findIndex((sign, at) => sign !== other[at]);
  return end === -1 ? one : one.slice(0, end);
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): CodeSelection => ({
  start: selectionStart ?? 0,
  end: selectionEnd ?? 0,
});
