import { cva, type VariantProps } from "class-variance-authority";

/** What Button and LinkButton look like. */
export const buttonLook = cva(
  "inline-flex max-w-full min-w-0 items-center justify-center gap-2 rounded-field border-[1.5px] border-transparent text-center font-strong transition-colors duration-(--m-fast)",
  {
    variants: {
      variant: {
        primary: "bg-action text-value text-action-ink hover:bg-action/92",
        secondary: "border-line-strong bg-surface text-body text-ink hover:bg-fill",
        quiet: "text-body text-ink hover:bg-fill",
        danger: "text-body text-halt hover:bg-halt-soft",
        confirmDanger: "bg-halt-fill text-value text-halt-ink hover:bg-halt-fill/92",
        off: "cursor-not-allowed bg-fill text-value text-ink-3",
      },
      size: { control: "min-h-13 px-5 py-2", row: "min-h-12 px-4 py-1.5 text-body" },
      width: { full: "w-full wide:w-auto wide:min-w-52", always: "w-full", natural: "" },
    },
    defaultVariants: { variant: "primary", size: "control", width: "full" },
  },
);

type Look = VariantProps<typeof buttonLook>;

export type ButtonLook = {
  variant?: Exclude<NonNullable<Look["variant"]>, "off">;
  /** `row`: 48 px high, for rows and for quiet buttons beside others. */
  size?: NonNullable<Look["size"]>;
  /** `full`: the whole width on phones, its own from 40 rem. `always`: the whole width at any size. */
  width?: NonNullable<Look["width"]>;
  /** `way-on`: leads to the next step and carries the arrow. */
  arrow?: "way-on";
};
