/** Where the workbench serves the page with the whole app, beside its own page. */
export const JOURNEY_PAGE = "journeys/app.html";
