import * as React from "react";
import type { Finding } from "../findings/finding.ts";
import { words } from "./words.ts";

export type FindingListProps = { findings: readonly Finding[]; text: string };

/** What is found in a text, errors first: how much it weighs, what to do better, and the words it is about. */
export const FindingList = ({ findings, text }: FindingListProps): React.ReactNode =>
  findings.length === 0 ? null : (
    <ul>
      {findings
        .toSorted((one, other) => Number(one.severity === "hint") - Number(other.severity === "hint"))
        .filter((finding, at, found) => found.findIndex((other) => saysSame(other, finding)) === at)
        .map((finding) => (
          <Found
            key={`${finding.severity} ${finding.message}`}
            same={findings.filter((other) => saysSame(other, finding))}
            text={text}
            {...finding}
          />
        ))}
    </ul>
  );

const saysSame = (one: Finding, other: Finding) => one.severity === other.severity && one.message === other.message;

type FoundProps = Pick<Finding, "severity" | "message"> & { same: readonly Finding[]; text: string };

function Found({ severity, message, same, text }: FoundProps) {
  const pieces = [...new Set(same.map(({ start, end }) => text.slice(start, end)))];
  return (
    <li data-severity={severity}>
      <strong>{words.severity(severity)}</strong> {message}
      {pieces
        .filter((piece) => piece.trim() && piece !== text)
        .map((piece) => (
          <React.Fragment key={piece}>
            {" "}
            <mark>{piece}</mark>
          </React.Fragment>
        ))}
      {same.length > 1 ? ` ${words.times(same.length)}` : null}
    </li>
  );
}
