import { Picture } from "../DesignExamples.tsx";
import type { Pair } from "./pairExamples.tsx";
import { words } from "./words.ts";

/** A part in use, well and badly, side by side; not interactive. */
export const Pairs = ({ good, poor, more }: Pair) => (
  <>
    <div className="docs-looks">
      <section>
        <Picture {...good} name={words.good} className="docs-look-good" />
        <Picture {...poor} name={words.poor} className="docs-look-poor" />
      </section>
    </div>
    {more ? (
      <p className="part-note">
        {words.moreOf}{" "}
        <a href={`./?path=/docs/${more.path}`} target="_top">
          {more.name}
        </a>
      </p>
    ) : null}
  </>
);
