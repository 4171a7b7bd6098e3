import { cx } from "class-variance-authority";
import { FileText, Upload } from "lucide-react";
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from "react";
import { shownFileName } from "#src/lib/fileName.ts";
import { Field } from "./Field.tsx";

type Own = "type" | "value" | "onChange" | "children" | "multiple" | "readOnly";

export type FileFieldProps = Omit<ComponentProps<"input">, Own> & {
  label: string;
  name: string;
  /** As named by the device; shown without misleading characters. */
  file: { name: string } | null;
  /** Below the name: its size, or its progress. */
  note?: string | undefined;
  /** The same file can be chosen again after it was removed or refused. */
  onFileChange: (file: File | null) => void;
  chooseLabel: string;
  removeLabel: string;
  error?: string | undefined;
  hint?: string | undefined;
  optionalLabel?: string | undefined;
  /** Pending: read-only, stays in the tab order. */
  isReadOnly?: boolean;
};

/** One file from the device. The whole box opens the device's own chooser; a chosen file can be changed or removed. */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, optionalLabel, file, note, onFileChange, chooseLabel, removeLabel, ...others } = props;
  const { isReadOnly = false, ref, className, ...rest } = others;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // The browser reports a file only if it differs from the one before.
  useEffect(() => {
    if (!file && input.current) input.current.value = "";
  });

  function remove() {
    input.current?.focus();
    if (!isReadOnly) onFileChange(null);
  }

  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel}>
      {(control) => (
        <div
          className={cx(
            "relative flex min-h-13 flex-wrap rounded-field border-[1.5px] border-line-strong bg-surface hyphens-none",
            "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
            "has-aria-invalid:border-2 has-aria-invalid:border-halt",
            isReadOnly && "border-transparent bg-fill",
            className,
          )}
        >
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            aria-disabled={isReadOnly || undefined}
            onClick={(event) => isReadOnly && event.preventDefault()}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) onFileChange(chosen);
            }}
            className="sr-only"
          />
          <label
            htmlFor={control.id}
            className="flex min-h-12 min-w-0 flex-auto cursor-pointer items-center gap-3 px-3.5 py-2"
          >
            {file ? <FileText className="text-ink-2" /> : <Upload className="text-ink-2" />}
            <span className="grid min-w-0 wrap-anywhere">
              <bdi key={file?.name ?? ""} className="font-strong">
                {file ? shownFileName(file.name) || label : chooseLabel}
              </bdi>
              {note ? (
                <span key={note} className="text-meta text-ink-2">
                  {note}
                </span>
              ) : null}
            </span>
          </label>
          {file ? (
            <button
              type="button"
              aria-label={`${removeLabel}: ${label}`}
              aria-disabled={isReadOnly || undefined}
              onClick={remove}
              className="min-h-12 max-w-full rounded-[inherit] px-3.5 font-strong wrap-anywhere aria-disabled:text-ink-3"
            >
              <span>{removeLabel}</span>
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
