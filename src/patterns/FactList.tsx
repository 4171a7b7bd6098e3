import type { ReactNode } from "react";
import { nameFont } from "#src/primitives/nameFont.ts";
import { Skeleton } from "#src/primitives/Skeleton.tsx";

/** A list of facts: when, where, with what. Takes Fact. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="@container rounded-card border border-line bg-surface">{children}</dl>;
}

export type FactProps = {
  glyph: ReactNode;
  label: string;
  value: string;
  /** The consequence for the user. */
  note?: string | undefined;
};

export function Fact({ glyph, label, value, note }: FactProps) {
  return (
    <div className="border-line px-card py-3 not-first:border-t">
      <dt className="flex gap-4 text-meta text-ink-2">
        {glyph}
        <span className="min-w-0">{label}</span>
      </dt>
      <dd className="pl-10 @max-[15rem]:pl-0 text-value font-strong wrap-anywhere">
        <span key={value} className={nameFont(value)}>
          {value}
        </span>
      </dd>
      {note ? (
        <dd className="pl-10 @max-[15rem]:pl-0 text-meta text-ink-2">
          <span key={note}>{note}</span>
        </dd>
      ) : null}
    </div>
  );
}

/** The skeleton of three facts. */
export function FactListSkeleton() {
  return (
    <div className="rounded-card border border-line bg-surface">
      {["first", "second", "third"].map((fact) => (
        <div key={fact} className="border-line px-card py-3 not-first:border-t">
          <div className="flex items-center gap-4">
            <Skeleton className="size-6 rounded-plate" />
            <Skeleton className="h-3 w-2/5 rounded-plate" />
          </div>
          <div className="pl-10">
            <Skeleton className="h-6.5 w-3/5 rounded-plate" />
          </div>
        </div>
      ))}
    </div>
  );
}
