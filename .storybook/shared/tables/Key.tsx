import * as React from "react";

/** A key of the catalogue, a state of a machine or a path: it breaks after a dot or a slash and before a capital letter only. */
export const Key = ({ name }: { name: string }) => (
  <code className="key">
    {name.split(/(?<=[./])|(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
      <React.Fragment key={index}>
        {index === 0 ? null : <wbr />}
        {part}
      </React.Fragment>
    ))}
  </code>
);
