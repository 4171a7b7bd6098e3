import { cva, type VariantProps } from "class-variance-authority";

const segment = cva("h-1.5 flex-1 rounded-full forced-colors:bg-[GrayText]", {
  variants: { on: { sign: "bg-sign-line", page: "bg-line" } },
});

const done = cva("block h-full rounded-full forced-colors:bg-[Highlight]", {
  variants: { on: { sign: "bg-signal", page: "bg-ink" }, isCurrent: { true: "sweep" } },
});

export type StepBarProps = { current: number; total: number } & Pick<VariantProps<typeof segment>, "on">;

/** Position in a fixed sequence, one segment per step, on the sign or on the page. Show the same in words beside it. */
export function StepBar({ current, total, on = "sign" }: StepBarProps) {
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: total }, (_, at) => (
        <span key={at} data-done={at < current || undefined} className={segment({ on })}>
          {at < current ? <span className={done({ on, isCurrent: at + 1 === current })} /> : null}
        </span>
      ))}
    </div>
  );
}
