import * as React from "react";
import type { Finding } from "../findings/finding.ts";
import { words } from "./words.ts";

export type FindingListProps = { findings: readonly Finding[]; text: string };

/** What is found in a text: how much it weighs, what to do better, and the words it is about. */
export const FindingList = ({ findings, text }: FindingListProps): React.ReactNode =>
  findings.length === 0 ? null : (
    <ul>
      {findings.map((finding) => (
        <Found key={`${finding.rule} ${finding.start} ${finding.message}`} {...finding} text={text} />
      ))}
    </ul>
  );

function Found({ severity, message, start, end, text }: Finding & { text: string }) {
  const piece = text.slice(start, end);
  return (
    <li data-severity={severity}>
      <strong>{words.severity(severity)}</strong> {message}
      {piece.trim() && piece !== text ? (
        <>
          {" "}
          <mark>{piece}</mark>
        </>
      ) : null}
    </li>
  );
}
