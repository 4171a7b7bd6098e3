import * as React from "react";
import type { Finding } from "../findings/finding.ts";
import { Press } from "./parts.ts";
import { Wording } from "./Wording.tsx";
import { words } from "./words.ts";

export type FindingListProps = {
  findings: readonly Finding[];
  text: string;
  /** Rewrites the text, where it can be: the field's name, and what to do with the new text. */
  field?: { name: string; onText: (text: string) => void };
};

/** What is found in a text, errors first: how much it weighs, what to do better, and the words it is about. */
export const FindingList = ({ findings, text, field }: FindingListProps): React.ReactNode =>
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
            field={field}
            {...finding}
          />
        ))}
    </ul>
  );

/** How many there are of each severity. */
export const FindingCounts = ({ findings }: Pick<FindingListProps, "findings">): React.ReactNode => (
  <p>
    {(["error", "hint"] as const)
      .map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
      .filter(({ count }) => count > 0)
      .map(({ severity, count }, at) => (
        <span key={severity} className={severity === "error" ? "problem" : "quiet"}>
          {at === 0 ? null : ", "}
          {words.findings(severity, count)}
        </span>
      ))}
  </p>
);

const saysSame = (one: Finding, other: Finding) => one.severity === other.severity && one.message === other.message;

type FoundProps = Pick<Finding, "severity" | "message"> & {
  same: readonly Finding[];
  text: string;
  field: FindingListProps["field"];
};

function Found({ severity, message, same, text, field }: FoundProps) {
  const spaces = same.filter(({ rule, start, end }) => rule === "no-break" && text.slice(start, end) === " ");
  const pieces = [...new Set(same.map((finding) => pieceOf(finding, text)))];
  return (
    <li data-severity={severity}>
      <strong>{words.severity(severity)}</strong> {message}
      {pieces
        .filter((piece) => piece.trim() && piece !== text && !message.includes(`„${piece}“`))
        .map((piece) => (
          <React.Fragment key={piece}>
            {" "}
            <mark>
              <Wording text={piece} />
            </mark>
          </React.Fragment>
        ))}
      {same.length > 1 ? ` ${words.times(same.length)}` : null}
      {field && spaces.length > 0 ? (
        <>
          {" "}
          <Press
            type="button"
            aria-label={words.insertSpacesIn(field.name)}
            onClick={() => field.onText(withHeld(text, spaces))}
          >
            {words.insertSpaces}
          </Press>
        </>
      ) : null}
    </li>
  );
}

/** What a finding is about; of a space the two words around it. */
function pieceOf({ start, end }: Finding, text: string): string {
  const piece = text.slice(start, end);
  if (piece !== " ") return piece;
  const before = /(?:\{[^{}]*\}|[^\s{}]+)$/.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^(?:\{[^{}]*\}|[^\s{}]+)/.exec(text.slice(end))?.[0] ?? "";
  return `${before} ${after}`;
}

const withHeld = (text: string, spaces: readonly Finding[]) =>
  spaces.reduce((whole, { start, end }) => `${whole.slice(0, start)}\u00a0${whole.slice(end)}`, text);
