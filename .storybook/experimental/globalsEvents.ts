import { FORCE_REMOUNT, UPDATE_GLOBALS } from "storybook/internal/core-events";

type Asked = { globals: Record<string, unknown> };

type Line = { on: (event: string, listener: (asked: Asked) => void) => unknown };

/**
 * Calls back with what somebody turns in the toolbar. The canvas says its globals, too, but so do the frames of stories
 * within a page, and the page cannot tell theirs from its own.
 */
export const onGlobalsAsked = (line: Line, tell: (globals: Asked["globals"]) => void): void => {
  line.on(UPDATE_GLOBALS, ({ globals }) => tell(globals));
};

type Out = { emit: (event: string, said: object) => unknown };

/** Sets globals as the toolbar does, and begins the story anew with its play. */
export const playAgainWith = (line: Out, story: string, globals: Asked["globals"]): void => {
  line.emit(UPDATE_GLOBALS, { globals });
  line.emit(FORCE_REMOUNT, { storyId: story });
};
