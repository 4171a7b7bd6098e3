import * as React from "react";

const shortBeginning = /(?<!\p{L})(\p{L}-\p{L}+)/u;
const whole: React.CSSProperties = { whiteSpace: "nowrap" };

/** A text for a narrow cell: a word such as `E-Mail` does not break after its one letter. */
export const Unbroken = ({ children }: { children: string }): React.ReactNode =>
  children.split(shortBeginning).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
