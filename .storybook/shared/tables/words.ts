/** What a long table cannot do as a short one can. */
export const renderedInView =
  "Gezeichnet ist nur, was zu sehen ist. Bitte suchen Sie hier und nicht mit der Suche des Browsers; gedruckt wird nur dieser Ausschnitt.";

export const nothingChosen = "Nichts passt zu dieser Auswahl. Bitte ändern Sie die Suche oder die Filter.";
