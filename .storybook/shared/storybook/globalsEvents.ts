import { DOCS_RENDERED, FORCE_REMOUNT, UPDATE_GLOBALS } from "storybook/internal/core-events";

type Globals = Record<string, unknown>;

type Listener = (...said: unknown[]) => void;
type Line = { on: (event: string, listener: Listener) => unknown; off: (event: string, listener: Listener) => unknown };

/**
 * Calls back with what somebody turns in the toolbar, until the answer is called. The canvas says its globals, too, but so
 * do the frames of stories within a page, and the page cannot tell theirs from its own.
 */
export function onGlobalsAsked(line: Line, tell: (globals: Globals) => void): () => void {
  const listener: Listener = (asked) => tell((asked as { globals: Globals }).globals);
  line.on(UPDATE_GLOBALS, listener);
  return () => void line.off(UPDATE_GLOBALS, listener);
}

type Out = { emit: (event: string, said: object) => unknown };

/** Sets globals as the toolbar does. */
export const askGlobals = (line: Out, globals: Globals): void => void line.emit(UPDATE_GLOBALS, { globals });

/** Begins a story anew with its play. */
export const playAgain = (line: Out, story: string): void => void line.emit(FORCE_REMOUNT, { storyId: story });

/** Calls back whenever another page is on show. */
export const onPage = (line: Pick<Line, "on">, tell: () => void): void => void line.on(DOCS_RENDERED, tell);
