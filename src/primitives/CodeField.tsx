import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ChangeEvent, ClipboardEvent, ComponentProps, MouseEvent, SyntheticEvent } from "react";
import { CodeBoxes, type CodeSelection } from "./CodeBoxes.tsx";
import { Field } from "./Field.tsx";

export type CodeFieldProps = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  label: string;
  length: number;
  value: string;
  /** The digits in anything typed or pasted, at most `length` of them. */
  parse: (text: string) => string;
  onValueChange: (digits: string) => void;
  /** The code is complete and another one than the last complete one: a refused code is not sent again by itself. */
  onComplete?: (digits: string) => void;
  error?: string | undefined;
  isReadOnly?: boolean;
};

/**
 * A code of digits: one real input under drawn boxes, so that autofill from an SMS, paste, undo and assistive technology
 * meet an ordinary text field (A5). A tap on a box selects its digit; typing into a full code overwrites.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    length,
    value,
    parse,
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
  /** What an input method writes until it is done: changed under it, it would be written twice. */
  const [composed, setComposed] = useState<string | null>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const follow = (event: SyntheticEvent<HTMLInputElement>) => setSelection(selectionOf(event.currentTarget));

  useEffect(() => {
    const field = input.current;
    if (!error || !field) return;
    field.setSelectionRange(0, field.value.length);
    if (field === document.activeElement) setSelection(selectionOf(field));
  }, [error]);

  function take(digits: string) {
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
    const caret = field.selectionStart ?? field.value.length;
    const isOverwriting = value.length === length && field.value.length === length + 1;
    const before = parse(field.value.slice(0, caret));
    const digits = parse(before + field.value.slice(isOverwriting ? caret + 1 : caret));
    if (field.value !== digits) {
      field.value = digits;
      field.setSelectionRange(before.length, before.length);
    }
    setSelection(selectionOf(field));
    take(digits);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    const digits = parse(event.clipboardData.getData("text"));
    if (isReadOnly || digits === "") return;
    if (digits.length === length) field.select();
    // The only insertion that undo knows of. Where a browser refuses it, the digits still arrive.
    if (document.execCommand("insertText", false, digits)) return;
    field.setRangeText(digits);
    take(parse(field.value));
  }

  function selectTapped(event: MouseEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    if (field.selectionStart !== field.selectionEnd) return;
    const tapped = Math.floor((event.nativeEvent.offsetX / field.offsetWidth) * length);
    const at = Math.min(tapped, value.length);
    field.setSelectionRange(at, at + 1);
    setSelection(selectionOf(field));
  }

  return (
    <Field label={label} error={error} describedBy={rest["aria-describedby"]}>
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
              take(parse(currentTarget.value));
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
            look={error ? "wrong" : isReadOnly ? "readOnly" : "plain"}
          />
        </div>
      )}
    </Field>
  );
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): CodeSelection => ({
  start: selectionStart ?? 0,
  end: selectionEnd ?? 0,
});
