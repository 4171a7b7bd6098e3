import { useId, type ReactNode } from "react";

export type FormSectionProps = { title: string; children: ReactNode };

/** Related fields under a heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line pt-6 not-first:border-t first:pt-0"
    >
      <h2 id={id} className="text-section font-title">
        <span key={title}>{title}</span>
      </h2>
      {children}
    </div>
  );
}
