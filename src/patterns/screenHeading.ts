/**
 * Props of a screen's heading: it names the page and takes the focus on navigation. A temporary one does neither:
 * another one follows as soon as the content is known, and that is the one to announce.
 */
export const screenHeading = (isPassing = false) =>
  isPassing ? {} : ({ tabIndex: -1, "data-screen-heading": "" } as const);
