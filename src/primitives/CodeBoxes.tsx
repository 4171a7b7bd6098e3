import { cva } from "class-variance-authority";

const box = cva(
  "grid h-16 min-w-0 grow basis-8 place-items-center rounded-field text-title font-title @max-[19rem]:h-14",
  {
    variants: {
      state: {
        empty: "border-[1.5px] border-line-strong bg-surface",
        filled: "border-2 border-ink bg-surface",
        wrong: "border-2 border-halt bg-surface",
        readOnly: "border-[1.5px] border-transparent bg-fill",
      },
      isCurrent: { true: "outline-3 outline-offset-2 outline-focus @max-[19rem]:outline-offset-1", false: "" },
      opensGroup: { true: "ms-3 @max-[19rem]:ms-2", false: "" },
      isLong: { true: "@max-[19rem]:text-section @max-[15rem]:text-body", false: "" },
    },
  },
);

/** Position of the caret or the selection, in digits; `null` while the field has no focus. */
export type CodeSelection = { start: number; end: number } | null;

type CodeBoxesProps = { value: string; length: number; selection: CodeSelection; tone: "plain" | "wrong" | "readOnly" };

/** The look of a code: one box a digit, in two groups. Decoration; the control is the input below. */
export function CodeBoxes({ value, length, selection, tone }: CodeBoxesProps) {
  const isCaret = selection?.start === selection?.end;
  return (
    <div aria-hidden="true" className="@container pointer-events-none relative">
      <div className="flex gap-2 @max-[19rem]:gap-0.75">
        {Array.from({ length }, (_, at) => {
          const isCurrent =
            selection !== null &&
            (isCaret ? at === Math.min(selection.start, length - 1) : at >= selection.start && at < selection.end);
          const digit = value[at];
          const caret =
            isCurrent && isCaret && tone !== "readOnly" ? (
              <span className="h-7 border-l-2 border-ink motion-safe:animate-pulse" />
            ) : null;
          return (
            <span
              key={at}
              data-current={isCurrent || undefined}
              className={box({
                state: tone === "plain" ? (digit ? "filled" : "empty") : tone,
                isCurrent,
                opensGroup: at === length / 2,
                isLong: length > 6,
              })}
            >
              <span className="flex items-center">
                {selection?.start === at ? caret : null}
                {digit}
                {selection?.start === at ? null : caret}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
