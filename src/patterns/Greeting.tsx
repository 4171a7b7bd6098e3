import type { ReactNode } from "react";
import { nameFont } from "#src/primitives/nameFont.ts";
import { screenHeading } from "./screenHeading.ts";

export type GreetingProps = {
  /** Empty while unknown. */
  name: string;
  /** The greeting with that name. */
  text: string;
  /** A redirect follows: this heading neither names the page nor takes the focus. */
  isPassing?: boolean;
  /** The ProgressRing, or its skeleton while it loads. */
  ring: ReactNode;
  /** Below the greeting: the progress in words, the role. */
  children: ReactNode;
};

/** Characters from which the name takes a row of its own, in smaller type. */
const LONG_NAME = 24;

/** The heading of a page with the logo in its bar: greets the user and shows how far they are. */
export function Greeting({ name, text, isPassing = false, ring, children }: GreetingProps) {
  const isLong = name.length > LONG_NAME;
  const heading = (
    <h1
      {...screenHeading(isPassing)}
      className={`${isLong ? "pb-2 text-section" : "text-title narrow:text-section"} font-title text-balance wrap-anywhere ${nameFont(name)}`}
    >
      <span key={name}>{text}</span>
    </h1>
  );
  return (
    <div className="pb-5">
      {isLong ? heading : null}
      <div className="flex flex-wrap items-center gap-5 narrow:gap-2">
        <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] gap-1">
          {isLong ? null : heading}
          {children}
        </div>
        {ring}
      </div>
    </div>
  );
}
