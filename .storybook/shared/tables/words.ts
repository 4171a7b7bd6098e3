/** What a long table cannot do as a short one can. */
export const renderedInView =
  "Die Tabelle enthält nur die Zeilen, die gerade zu sehen sind. Suchen Sie deshalb mit dem Feld über der Tabelle. Ein Ausdruck und die Suche des Browsers kennen nur diese Zeilen.";

export const nothingChosen = "Nichts passt zu dieser Auswahl. Bitte ändern Sie die Suche oder die Filter.";
