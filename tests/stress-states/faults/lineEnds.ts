import { textsIn } from "#workbench/accessible/dom.ts";
import { quoted } from "./naming.ts";
import { isSeen } from "./onScreen.ts";

/** "E-Mail", "8-stellig", "08:00–13:30": from what must not end a line to the sign after it. */
const JOINED = /(?:(?<![\p{L}\p{N}])[\p{L}\p{N}]-|\d–)\u2060?[\p{L}\p{N}]/gu;

/** Lines that end in a single letter and its hyphen, or in the dash between two times. */
export const badLineEndsIn = (root: Element): string[] =>
  textsIn(root)
    .filter(({ parent }) => isSeen(parent))
    .flatMap(({ node, text }) =>
      [...(node.nodeValue ?? "").matchAll(JOINED)].flatMap(({ 0: part, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`line end: ${quoted(part.slice(0, -1))} ends one in ${quoted(text)}`] : [];
      }),
    );
