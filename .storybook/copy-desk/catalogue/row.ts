import type { Finding, TextKind } from "#workbench/findings/findings.ts";
import type { Stage } from "../proposal.ts";
import type { CurrentStatus } from "../status.ts";

export type Locale = "de" | "en";

/** A text as the catalogue has it; `was` is what the base has instead, null when it has none. */
export type CataloguedText = { text: string; was?: string | null };

/** What the server knows of one key. */
export type CataloguedKey = { key: string; area: string; de: CataloguedText; en: CataloguedText };

export type ShownText = CataloguedText & {
  given: string | undefined;
  findings: Finding[];
  /** What the catalogue has, where another text is proposed. */
  original?: string;
  /** Whose proposal it is, and what is decided. */
  stage?: Stage | undefined;
  /** What stands in its field and is not proposed. */
  untaken?: string;
  /** Why what was proposed is declined; empty where nobody says it. */
  declined?: string;
};

/** What the page shows of one key. */
export type Row = {
  key: string;
  area: string;
  kind: TextKind;
  de: ShownText;
  en: ShownText;
  /** The language that stays as it is, while the other one is proposed. */
  unchanged: Locale | null;
  currentStatus: CurrentStatus;
  stories: readonly { title: string; story: string }[];
};
