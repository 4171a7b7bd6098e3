import { cva, type VariantProps } from "class-variance-authority";

const segment = cva("h-1.5 flex-1 rounded-full", {
  variants: {
    on: { sign: "", page: "" },
    state: { done: "", current: "sweep", open: "forced-colors:bg-[GrayText]" },
  },
  compoundVariants: [
    { on: "sign", state: ["done", "current"], className: "bg-signal forced-colors:bg-[Highlight]" },
    { on: "sign", state: "open", className: "bg-sign-line" },
    { on: "page", state: ["done", "current"], className: "bg-ink forced-colors:bg-[Highlight]" },
    { on: "page", state: "open", className: "bg-line" },
  ],
});

export type StepBarProps = { current: number; total: number } & Pick<VariantProps<typeof segment>, "on">;

/** Position in a fixed sequence, one segment per step, on the sign or on the page. Show the same in words beside it. */
export function StepBar({ current, total, on = "sign" }: StepBarProps) {
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: total }, (_, at) => (
        <span
          key={at}
          data-done={at < current || undefined}
          className={segment({ on, state: at >= current ? "open" : at + 1 === current ? "current" : "done" })}
        />
      ))}
    </div>
  );
}
