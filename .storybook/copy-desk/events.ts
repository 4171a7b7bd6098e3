import type { Locale } from "#src/copy/store.ts";
import type { Finding } from "../findings/finding.ts";
import type { StoryRef } from "./copyUse.ts";
import type { Drafted } from "./drafted.ts";
import type { Change, Proposal } from "./proposal.ts";
import type { TextRole } from "./spots.ts";
import type { Approval, Approvals, PicturePrints, DraftStatuses } from "./status.ts";

export const ADDON = "copy-desk";
export const PANEL = `${ADDON}/panel`;

/** A static build has no server to save with, and no dictionary. */
export const hasServer = () => (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === "DEVELOPMENT";

/** Names a text in the address of the workbench: the panel opens at it. */
export const KEY_PARAM = "text";

/** A text of the story on show. */
export type Row = {
  key: string;
  /** As the catalogue has it. */
  texts: Record<Locale, string>;
  /** In the order of the screen; empty: in use but not visible now. */
  roles: TextRole[];
  /** Everywhere hidden by an open dialog. */
  isBehind: boolean;
  /** Misspelt words of the German text, found at build time; the dev server checks on request. */
  misspelt: Finding[];
  /** Other files of stories that can show it. */
  otherFiles: StoryRef[];
};

/** Why a text of a proposal is not on the canvas. */
export type Refusal = { locale: Locale; key: string; reason: "unknown" | "stale" | "done" | "broken"; detail: string };

/** `isComplete`: the story has rendered and played; before that, texts may still come. */
export type Shown = { story: string; locale: Locale; rows: Row[]; isComplete: boolean };
/** Texts in the catalogue of a key with a draft, and the stories that can show it. */
export type KeyFacts = { texts: Record<Locale, string>; places: StoryRef[] };
/** The result of applying a proposal. */
export type Applied = { refusals: Refusal[]; keyFacts: Readonly<Record<string, KeyFacts>> };
/** Approvals in the repository, and prints of the current pictures. */
export type Stored = { approvals: Approvals; pictures: PicturePrints };
export type Exported = { patch: string; summary: string };
export type SaveRequest = { id: number; change: Change };
export type StatusRequest = { id: number; key: string; approval: Approval | null };
export type SaveAnswer = { id: number; problem: string | null };

/** What goes over the channel, with what it carries. */
export type Messages = {
  /** The canvas is ready to answer requests. */
  ready: [];
  /** The manager requests the complete state of the canvas. */
  request: [];
  shown: [Shown];
  /** The drafts that the canvas shows; the canvas answers with `applied`. */
  propose: [Drafted];
  applied: [Applied];
  stored: [Stored];
  /** Starts or ends pointing on the canvas. */
  point: [boolean];
  /** Keys under the pointer; chosen ones end the pointing. */
  pointed: [{ keys: string[]; isChosen: boolean }];
  /** The row whose element is outlined. */
  outline: [string | null];
  export: [{ proposal: Proposal; draftStatuses: DraftStatuses }];
  exported: [Exported];
  save: [SaveRequest];
  saveStatus: [StatusRequest];
  saved: [SaveAnswer];
  /** All approvals, after the dev server saved some. */
  approved: [Approvals];
  /** A German text to check for spelling, and the answer of the dev server. */
  spell: [string];
  spelled: [{ text: string; findings: Finding[] }];
};

type Name = keyof Messages;

export const eventOf = (name: Name) => `${ADDON}/${name}`;

/** As much of a channel as the desk needs, with its messages typed. */
export type DeskChannel = {
  emit: (event: string, ...args: unknown[]) => void;
  on: (event: string, listener: (...args: unknown[]) => void) => void;
};

/** A channel that components unsubscribe from on unmount. */
export type OpenChannel = DeskChannel & { off: DeskChannel["on"] };

export const send = <N extends Name>(channel: DeskChannel, name: N, ...args: Messages[N]) =>
  channel.emit(eventOf(name), ...args);

export const listen = <N extends Name>(channel: DeskChannel, name: N, listener: (...args: Messages[N]) => void) =>
  channel.on(eventOf(name), listener as (...args: unknown[]) => void);
