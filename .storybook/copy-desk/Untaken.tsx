import * as React from "react";
import type { Locale } from "#src/copy/store.ts";
import type { ProposedText } from "./proposal.ts";
import { words } from "./words.ts";

/** What stands in the field of a closed text and is not proposed. */
export const Untaken = ({ text, locale }: { text: string | undefined; locale: Locale }): React.ReactNode =>
  text === undefined ? null : (
    <p className="problem">
      {words.untaken} {text.trim() === "" ? words.emptied : <q lang={locale}>{text}</q>}
    </p>
  );

/** That the proposal of a text is declined, and why. */
export const Declined = ({ line }: { line: ProposedText | undefined }): React.ReactNode =>
  line?.stage === "declined" ? <p className="quiet">{words.declined(line.answer)}</p> : null;
