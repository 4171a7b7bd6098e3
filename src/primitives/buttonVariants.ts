import { cva, type VariantProps } from "class-variance-authority";

/** The look of Button and LinkButton. */
export const buttonVariants = cva(
  "inline-flex max-w-full items-center justify-center gap-2 rounded-field border-[1.5px] narrow:gap-1 narrow:px-2 text-center font-strong wrap-anywhere",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-action text-action-ink hover:opacity-92",
        secondary: "border-line-strong bg-surface text-ink hover:bg-fill",
        quiet: "border-transparent text-ink hover:bg-fill",
        danger: "border-transparent text-halt hover:bg-halt-soft",
        confirmDanger: "border-transparent bg-halt-fill text-halt-ink hover:opacity-92",
        disabled: "cursor-not-allowed border-transparent bg-fill text-ink-3 forced-colors:text-[GrayText]",
        disabledText: "cursor-not-allowed border-transparent text-ink-3 forced-colors:text-[GrayText]",
      },
      size: {
        large: "min-h-13 px-5 py-2 text-value narrow:text-body",
        control: "min-h-13 px-5 py-2",
        row: "min-h-12 px-4 py-1.5",
        table: "min-h-12 px-2 desk:min-h-10",
      },
      width: {
        full: "w-full wide:w-auto wide:min-w-52",
        flush: "w-full wide:-ml-5.25 wide:w-auto wide:justify-self-start",
        always: "w-full",
        natural: "",
      },
    },
    defaultVariants: { variant: "primary", width: "full" },
  },
);

type Variants = VariantProps<typeof buttonVariants>;

export type ButtonVariants = {
  variant?: Exclude<NonNullable<Variants["variant"]>, "disabled" | "disabledText"> | undefined;
  /** `row`: 48 px high, for rows. `table`: for rows of a table, 40 px at a desk. `control`: 52 px. Filled buttons are `large` by default: 52 px with larger text. */
  size?: NonNullable<Variants["size"]> | undefined;
  /**
   * `full`: full width on phones, automatic from 40 rem. `flush`, without an edge: from 40 rem its label begins at the
   * left edge of the column. `always`: full width at any size.
   */
  width?: NonNullable<Variants["width"]> | undefined;
};

/** The default size of a variant. */
export const sizeOf = (variant: ButtonVariants["variant"] = "primary") =>
  variant === "primary" || variant === "confirmDanger" ? "large" : "control";
