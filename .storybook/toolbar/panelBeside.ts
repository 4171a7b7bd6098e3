/** Narrower than this, in px, sidebar, phone, mailbox and panel do not stand beside each other. */
const ROOM_FOR_PANEL = 1400;

const MAP = /^wege-.*--chart$/;
const PLAY = /^wege-.*--play$/;

/**
 * Whether a story leaves Storybook's panel its place: a map has nothing to show there, and the play of a path says in the
 * canvas itself what happens. `window`: its width in px.
 */
export const hasPanelBeside = (story: string, window: number): boolean =>
  !MAP.test(story) && (window >= ROOM_FOR_PANEL || !PLAY.test(story));
