/**
 * What makes a heading that of the screen: it names the page and takes the focus on arrival. One that is passing does neither:
 * as soon as it is known what to show, another one follows, and that is the one to hear.
 */
export const screenHeading = (isPassing = false) =>
  isPassing ? {} : ({ tabIndex: -1, "data-screen-heading": "" } as const);
