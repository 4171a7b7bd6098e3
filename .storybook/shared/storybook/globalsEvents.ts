import { DOCS_RENDERED, FORCE_REMOUNT, UPDATE_GLOBALS } from "storybook/internal/core-events";

type Globals = Record<string, unknown>;

type Listener = (...args: unknown[]) => void;
type ListenChannel = {
  on: (event: string, listener: Listener) => unknown;
  off: (event: string, listener: Listener) => unknown;
};

/**
 * Subscribes to globals that the user changes in the toolbar; returns the unsubscribe function. The canvas says its globals, too, but so
 * do the frames of stories within a page, and the page cannot tell theirs from its own.
 */
export function onGlobalsUpdate(channel: ListenChannel, callback: (globals: Globals) => void): () => void {
  const listener: Listener = (payload) => callback((payload as { globals: Globals }).globals);
  channel.on(UPDATE_GLOBALS, listener);
  return () => void channel.off(UPDATE_GLOBALS, listener);
}

type EmitChannel = { emit: (event: string, args: object) => unknown };

/** Sets globals as the toolbar does. */
export const updateGlobals = (channel: EmitChannel, globals: Globals): void =>
  void channel.emit(UPDATE_GLOBALS, { globals });

/** Begins a story anew with its play. */
export const remountStory = (channel: EmitChannel, story: string): void =>
  void channel.emit(FORCE_REMOUNT, { storyId: story });

/** Calls back whenever another page is on show. */
export const onDocsRendered = (channel: Pick<ListenChannel, "on">, callback: () => void): void =>
  void channel.on(DOCS_RENDERED, callback);
